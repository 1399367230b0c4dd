/** JSON of a value: not parsed before somebody needs the value itself. */
export type Json<Value> = string & { readonly of?: Value };
