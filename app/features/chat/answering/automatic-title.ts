import type { Language } from "#app/core/language.ts";
import { findDanger } from "#app/features/care/danger/crisis.ts";
import { titleFrom } from "#app/features/chat/message/message-text.ts";
import { categoryName } from "#app/features/chat/model/catalog.ts";
import { themeOf } from "#app/features/chat/model/hub-contexts.ts";

/**
 * The name of a conversation whose member gives it none: its first question's, and its theme's where that may
 * speak of danger: nobody's worst hour stands in a list, on a shared screen too, until they find how to rename it.
 */
export const automaticTitle = (question: string, category: string, language: Language): string =>
  findDanger(question) ? categoryName(themeOf(category), language) : titleFrom(question);
