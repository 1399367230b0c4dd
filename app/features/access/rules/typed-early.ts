/** What was typed into the forms of signing in and up, and is shown again so that nobody types it twice. */
export type EnteredFields = { email: string; fullName: string; phoneNumber: string; age: string };

/** Enough for whatever the forms let through, and for telling what was too long, characters. */
const MAX = 10_000;

export const NO_FIELDS: EnteredFields = { email: "", fullName: "", phoneNumber: "", age: "" };

/** A form that was sent before its script had come. */
export const fieldsFromForm = (form: FormData): EnteredFields => mergeFields(form, NO_FIELDS);

/** Everything but the password: that is kept nowhere but in its field. A field that the form has not stays as it was. */
export function mergeFields(form: FormData, before: EnteredFields): EnteredFields {
  const typed = (name: keyof EnteredFields) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, MAX) : before[name];
  };
  return {
    email: typed("email"),
    fullName: typed("fullName"),
    phoneNumber: typed("phoneNumber"),
    age: typed("age"),
  };
}
