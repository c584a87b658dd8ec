// What is written has types of that target, which is no product of its own.
@_exported public import EarshotOutput
