/** A sign-in or sign-up form that was sent before its script had come: what is shown again, so that nobody types it twice. */
export type TypedEarly = { email: string; fullName: string; phoneNumber: string; age: string };

/** Enough for whatever the forms let through, and for telling what was too long, characters. */
const MOST = 10_000;

/** Everything but the password: that is never written into a page. */
export function typedEarly(form: FormData): TypedEarly {
  const typed = (name: keyof TypedEarly) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, MOST) : "";
  };
  return {
    email: typed("email"),
    fullName: typed("fullName"),
    phoneNumber: typed("phoneNumber"),
    age: typed("age"),
  };
}
