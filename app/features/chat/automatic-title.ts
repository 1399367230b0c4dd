import type { Language } from "#app/core/language.ts";
import { findDanger } from "#app/features/care/crisis.ts";
import { categoryName } from "./catalog.ts";
import { themeOf } from "./hub-contexts.ts";
import { titleFrom } from "./message-text.ts";

/**
 * The name of a conversation whose member gives it none: its first question's, and its theme's where that may
 * speak of danger: nobody's worst hour stands in a list, on a shared screen too, until they find how to rename it.
 */
export const automaticTitle = (question: string, category: string, language: Language): string =>
  findDanger(question) ? categoryName(themeOf(category), language) : titleFrom(question);
