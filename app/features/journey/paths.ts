export const JOURNEY_PATH = "/community/journey";
export const BOOK_PATH = "/community/journey/book";
export const JOURNEY_FILE_PATH = "/community/journey/file";
