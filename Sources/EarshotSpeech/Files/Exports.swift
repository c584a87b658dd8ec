// The public API has types of EarshotOutput, which is not a product.
@_exported public import EarshotOutput
