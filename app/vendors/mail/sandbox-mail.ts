import { type Mail, MailFault } from "#app/vendors/ports.ts";

type SandboxMailConfig = {
  /** The mailbox's address, for example `http://localhost:8787/__mail/send`. */
  url: string;
  token: string;
};

/** The local mailbox: what is sent shows at `/sandbox`. Throws when it refuses. */
export function sandboxMail({ url, token }: SandboxMailConfig): Mail {
  return {
    async send(mail) {
      const response = await fetch(url, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(mail),
      });
      if (response.status === 422) throw new MailFault(await response.text());
      if (!response.ok)
        throw new Error(`The mailbox refused a mail: ${response.status} ${await response.text()}`);
      await response.body?.cancel();
    },
  };
}
