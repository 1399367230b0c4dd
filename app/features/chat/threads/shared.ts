import type { Part } from "#app/features/chat/model/parts.ts";

/** A message as a shared copy keeps it: who, what, and whether it is whole. */
export type SharedMessage = {
  role: "user" | "assistant";
  parts: Part[];
  state: "kept" | "stopped" | "interrupted" | "unanswered";
};

/** What its member sees of a shared copy. */
export type ShareView = {
  token: string;
  conversationId: string;
  title: string;
  named: boolean;
  /** Epoch ms. */
  createdAt: number;
};

/** What whoever has the link reads. */
export type SharedPage = { title: string; name: string | null; createdAt: number; messages: SharedMessage[] };

/** 128 bits of chance, base64url. */
export const TOKEN_PATTERN = /^[A-Za-z0-9_-]{22}$/;

export const sharedPath = (token: string): string => `/shared/${token}`;
