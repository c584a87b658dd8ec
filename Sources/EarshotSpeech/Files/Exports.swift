// The public API uses types from EarshotOutput, which is not a product of the package.
@_exported public import EarshotOutput
