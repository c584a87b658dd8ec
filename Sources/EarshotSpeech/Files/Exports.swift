// The public API has types of EarshotOutput, which is not a product itself.
@_exported public import EarshotOutput
