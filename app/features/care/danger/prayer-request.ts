/** A request for prayer at the beginning, for oneself, in English and in Spanish. */
const REQUESTS = [
  /^(?:please,? )?(?:(?:i (?:would )?ask you to|(?:can|could|would) you) )?(?:please )?pray (?:for|with) (?:me|us)(?:,? please)?(?:[.,!:;?]+| -| because| that| as| while|$)\s*/i,
  /^(?:por favor,? )?(?:les pido que )?(?:oren?|orad|ora|recen|reza|rezad|pidan|pido que oren) por (?:mí|mi|nosotros|nosotras)(?:,? por favor)?(?:[.,!:;?]+| -| porque|$)\s*/i,
];

/**
 * What is said besides “please pray for me”. It is how half of all prayer requests begin, and says nothing of danger; the
 * model has met it beside danger too often to leave it out of account by itself.
 */
export function besidePrayerRequest(text: string): string {
  const rest = REQUESTS.reduce((words, request) => words.replace(request, ""), text.trimStart());
  return rest.trim() === "" ? text : rest;
}
