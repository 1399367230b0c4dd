/**
 * PH7, G23: the area codes of the North American plan (+1) that are not the United States'. Territories of the
 * United States (Puerto Rico, Guam, the Virgin Islands, American Samoa, the Northern Marianas) are its own.
 * After the North American Numbering Plan; written by hand, to be compared with the administrator's list before launch.
 */
const CANADA =
  "204 226 236 249 250 257 263 273 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 460 468 474 " +
  "506 514 519 537 548 568 579 581 584 587 600 604 613 622 633 639 644 647 655 672 677 683 688 705 709 742 753 778 " +
  "780 782 807 819 825 851 867 871 873 879 902 905 942";
const CARIBBEAN_AND_ATLANTIC =
  "242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876";

/** Paid by who is called, or by who calls: none is a person's own telephone. */
const NOBODYS = new Set("800 822 833 844 855 866 877 880 881 882 883 884 885 886 887 888 889 900".split(" "));
const ABROAD = new Set(`${CANADA} ${CARIBBEAN_AND_ATLANTIC}`.split(" "));

/** An area code and an exchange begin with 2-9; N11 is a service, N9X is kept for longer numbers. */
const PLAN = /^[2-9](?!11|9)\d{2}[2-9](?!11)\d{6}$/;

/** Where ten digits belong in the plan. `none`: to nobody who could be texted. */
export function placeOf(tenDigits: string): "us" | "abroad" | "none" {
  const area = tenDigits.slice(0, 3);
  if (!PLAN.test(tenDigits) || NOBODYS.has(area)) return "none";
  return ABROAD.has(area) ? "abroad" : "us";
}
