export const MAX_TESTIMONY = 3_000;
export const MAX_COMMENT = 500;
/** Testimonies a member may write on one day; comments, likewise. */
export const TESTIMONIES_A_DAY = 10;
export const COMMENTS_A_DAY = 50;
/** Testimonies of one page. */
export const TESTIMONIES_A_PAGE = 20;
/** Comments on one page: the newest. */
export const MAX_COMMENTS = 200;
