// SPDX-License-Identifier: Apache-2.0

// What the expression of hitpath.py names of Objective-C, for a compiler that knows no frameworks.
typedef signed char BOOL;

@interface NSString
@end
@interface NSConstantString : NSString
@end

// Every message that is sent, so that a misspelt one is found. What is returned does not matter: it is cast.
@protocol Messages
+ (id)array;
+ (id)dictionary;
+ (id)currentDevice;
+ (id)sharedApplication;
+ (id)stringWithUTF8String:(const char *)text;
+ (id)numberWithBool:(signed char)flag;
+ (id)numberWithDouble:(double)number;
+ (id)numberWithUnsignedLongLong:(unsigned long long)number;
+ (id)JSONObjectWithData:(id)data options:(unsigned long)options error:(id *)error;
+ (id)dataWithJSONObject:(id)object options:(unsigned long)options error:(id *)error;
+ (id)allWindowsIncludingInternalWindows:(signed char)internal onlyVisibleWindows:(signed char)visible;
- (Class)class;
- (signed char)isEqual:(id)other;
- (signed char)isKindOfClass:(Class)type;
- (signed char)respondsToSelector:(SEL)selector;
- (signed char)containsObject:(id)object;
- (signed char)containsString:(id)text;
- (id)valueForKey:(id)key;
- (id)valueForKeyPath:(id)path;
- (id)objectForKey:(id)key;
- (id)objectAtIndex:(unsigned long)index;
- (void)addObject:(id)object;
- (void)setObject:(id)object forKey:(id)key;
- (unsigned long)count;
- (unsigned long)length;
- (unsigned long)unsignedLongValue;
- (double)doubleValue;
- (const char *)objCType;
- (void)getValue:(void *)value;
- (const char *)UTF8String;
- (const void *)bytes;
- (id)dataUsingEncoding:(unsigned long)encoding;
- (id)stringByAppendingString:(id)text;
- (id)lastPathComponent;
- (id)description;
- (id)allKeys;
- (id)allObjects;
- (id)allTargets;
- (id)allTouches;
- (id)actionsForTarget:(id)target forControlEvent:(unsigned long)event;
- (void)enumerateEventHandlers:(void (^)(id, id, SEL, unsigned long, signed char *))body;
- (id)systemName;
- (id)systemVersion;
- (id)windows;
- (id)windowScene;
- (id)delegate;
- (id)superview;
- (id)nextResponder;
- (id)viewIfLoaded;
- (id)parentViewController;
+ (id)colorWithCGColor:(void *)color;
- (id)resolvedColorWithTraitCollection:(id)traits;
- (signed char)getRed:(double *)red green:(double *)green blue:(double *)blue alpha:(double *)alpha;
- (id)traitCollection;
- (id)title;
+ (id)alloc;
+ (id)mainScreen;
+ (id)preferredFormat;
- (void)setScale:(double)scale;
- (void)setOpaque:(signed char)flag;
- (id)JPEGDataWithCompressionQuality:(double)quality actions:(void (^)(id))actions;
- (id)base64EncodedStringWithOptions:(unsigned long)options;
- (signed char)isHidden;
- (id)identifier;
- (id)view;
- (id)window;
- (long)phase;
- (unsigned long)tapCount;
@end
