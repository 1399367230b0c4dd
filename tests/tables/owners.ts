/**
 * The feature that each table belongs to: its store alone reads and writes it (decision 0100). Tables with drizzle's
 * schema stand in that feature's `tables.ts`, all in the migrations.
 */
const TABLES: Readonly<Record<string, string>> = {
  mail: "member_mails",
  idempotency: "member_requests",
  member: `profiles user_roles subscriptions webhook_events deleted_accounts member_settings account_deletions
    under_13_addresses care_sends audit_acts audit_log staff_look_ups`,
  wallet: "user_stats wallet_ledger wallet_totals reward_limits",
  phone: "text_sends phone_codes",
  notifications: "notifications notification_choices",
  billing: `billing_customers checkouts billing_subscriptions payments blessings payment_events billing_rounds
    unpaid_registrations unpaid_mails under_13_refunds`,
  bible: `misprint_reports verses verse_search seeded topics topic_search text_corrections text_doubts verse_lists
    commentary verse_texts`,
  reader: "reading_places",
  "bible-search": "verse_words search_words",
  shop: "reward_shop_items user_purchases",
  pet: `pet_types user_pets pet_activities pet_adventures pet_training_sessions pet_evolutions pet_memories
    pet_accessories`,
  rhythm: "rhythm_practices rhythm_months rhythm_rests rhythm_sick_days",
  sending: "notice_settings notice_deliveries notice_digests push_devices stopped_numbers",
  memory: "memory_decks memory_cards memory_reviews",
  care: "care_signs care_spend companion_use",
  chat: `chatbot_conversations chatbot_messages chat_answers chat_allowance chat_folders chat_shares
    chat_message_words chat_title_words chat_message_search chat_title_search text_revisions conversation_reports`,
  marks: "verse_marks saved_verses verse_notes note_versions note_room",
  plans: "reading_plans reading_plan_checks",
  "daniel-plan": "daniel_plans daniel_plan_logs",
  study: "study_sessions session_chapters chapter_times",
  journey: "journey_entries",
  community: `community_members prayer_requests request_versions request_updates prayers promises hidden_requests
    blocks reports outbox testimonies testimony_versions testimony_comments amens hidden_testimonies
    testimony_reports encouragements encouragement_reports relays relay_hours request_words testimony_words
    muted_requests muted_testimonies moderation_log queue_items decisions sanctions appeals edits_asked
    pastoral_care pastoral_answers`,
  prayers: "petitions petition_prayers",
  friends:
    "friend_settings friendships friend_requests friend_links friend_tries friend_encouragements pet_visits",
  groups: `study_groups group_members group_bans group_requests group_links group_posts group_reactions
    group_readings group_events group_event_replies group_polls group_votes group_reports group_owners evenings
    evening_pages evening_guests evening_turns evening_notes evening_reports group_daniel`,
  games: `trivia_cards trivia_disputes user_quest_progress user_achievements challenge_steps challenge_totals
    game_choices game_rounds game_answers game_helps tournament_boards tournament_participants tournament_days tournament_reviews
    feud_tables trivia_duels feud_answers feud_polls group_quest_people group_quests group_quest_days`,
  voice: "voice_settings",
  videos: "video_marks",
  landing: "site_counters",
  content: "content_versions",
  settings: "legal_acceptances legal_versions",
  admin: "conversation_openings closed_rooms announcements",
};

export const OWNERS: ReadonlyMap<string, string> = new Map(
  Object.entries(TABLES).flatMap(([owner, tables]) => tables.split(/\s+/).map((table) => [table, owner])),
);

/** Who a file speaks for: a feature, a part of `app/`, or a folder of its own. */
export const ownerOf = (path: string): string =>
  /^app\/features\/([^/]+)\//.exec(path)?.[1] ?? /^(?:app\/)?([^/]+)\//.exec(path)?.[1] ?? path;
