export const TESTIMONIES_PATH = "/community/testimonies";
export const TELL_PATH = "/community/testimonies/new";

export const testimonyPath = (id: string): string => `${TESTIMONIES_PATH}/${id}`;
