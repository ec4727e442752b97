/** One value for each key: made when it is first asked for, and kept as long as the key. */
export function once<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}

/** The same for values with effects: these outlive the part of the page that asks first. */
export const onceWithEffects = <Key extends WeakKey, Value>(make: (key: Key) => Value): ((key: Key) => Value) =>
  once((key) => {
    let value: Value;
    $effect.root(() => {
      value = make(key);
    });
    return value!;
  });
