import EarshotKit

// The names of operations that the domain also has.
typealias Preview = EarshotKit.Preview
typealias Score = EarshotKit.Score
typealias Walk = EarshotKit.Walk
