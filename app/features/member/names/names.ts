/** What a member is greeted by; empty when nothing is known. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/u)[0] ?? "";
