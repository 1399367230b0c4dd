import { createContext, useContext } from "react";

const Nonce = createContext("");
export const NonceProvider = Nonce.Provider;

/** For every inline script: the policy lets only these run. Empty in the browser, which hides nonces. */
export const useNonce = (): string => useContext(Nonce);
