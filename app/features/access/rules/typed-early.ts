/** What was typed into the forms of signing in and up, and is shown again so that nobody types it twice. */
export type TypedEarly = { email: string; fullName: string; phoneNumber: string; age: string };

/** Enough for whatever the forms let through, and for telling what was too long, characters. */
const MOST = 10_000;

export const NOTHING_TYPED: TypedEarly = { email: "", fullName: "", phoneNumber: "", age: "" };

/** A form that was sent before its script had come. */
export const typedEarly = (form: FormData): TypedEarly => typedIn(form, NOTHING_TYPED);

/** Everything but the password: that is kept nowhere but in its field. A field that the form has not stays as it was. */
export function typedIn(form: FormData, before: TypedEarly): TypedEarly {
  const typed = (name: keyof TypedEarly) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, MOST) : before[name];
  };
  return {
    email: typed("email"),
    fullName: typed("fullName"),
    phoneNumber: typed("phoneNumber"),
    age: typed("age"),
  };
}
