/**
 * The one script that stands in static documents: what `data-scripts` names, apart by blanks, is asked for when the
 * first words have been painted, which need none of it, and so are our typefaces on a first visit (`fonts.css`); after
 * two seconds in any case, for a browser that tells of no paint. It is the same in every document, so that the policy can name it.
 */
export const AFTER_FIRST_PAINT =
  'const{dataset}=document.currentScript,ask=()=>{delete document.documentElement.dataset.firstVisit;for(const src of dataset.scripts.split(" "))import(src)};new PerformanceObserver(ask).observe({type:"paint",buffered:true});setTimeout(ask,2e3)';

/** What the policy knows it by (CSP Level 3, 2.3.1). */
export const AFTER_FIRST_PAINT_HASH = "sha256-gX/201p8Zi4zZmH71KQ3tr9q+HGIn5ytptpD9clcKbQ=";
