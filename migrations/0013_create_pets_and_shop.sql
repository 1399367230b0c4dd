-- E10. Forms that a pet grows into are not active: nobody adopts them (G15).
CREATE TABLE pet_types (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  is_active INTEGER NOT NULL CONSTRAINT pet_type_flag CHECK (is_active IN (0, 1))
) STRICT, WITHOUT ROWID;

-- E11. The stats are those of `settled_at`; what they are now is a rule (`settle` in `pet/rules.ts`).
CREATE TABLE user_pets (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  pet_type_id TEXT NOT NULL CONSTRAINT pet_type_known REFERENCES pet_types (id),
  pet_name TEXT NOT NULL CONSTRAINT pet_name_length CHECK (length(pet_name) BETWEEN 1 AND 240 AND trim(pet_name) <> ''),
  happiness INTEGER NOT NULL CONSTRAINT happiness_within CHECK (happiness BETWEEN 0 AND 100),
  health INTEGER NOT NULL CONSTRAINT health_within CHECK (health BETWEEN 0 AND 100),
  energy INTEGER NOT NULL CONSTRAINT energy_within CHECK (energy BETWEEN 0 AND 100),
  level INTEGER NOT NULL DEFAULT 1 CONSTRAINT pet_level_counts CHECK (level BETWEEN 1 AND 100),
  experience INTEGER NOT NULL DEFAULT 0 CONSTRAINT pet_experience_counts CHECK (experience >= 0),
  last_fed_at INTEGER,
  last_groomed_at INTEGER,
  last_played_at INTEGER,
  is_active INTEGER NOT NULL DEFAULT 1 CONSTRAINT pet_active_flag CHECK (is_active IN (0, 1)),
  settled_at INTEGER NOT NULL,
  -- rest mode: nothing falls
  resting_since INTEGER,
  adopted_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (id, user_id)
) STRICT;
CREATE UNIQUE INDEX pets_one_active ON user_pets (user_id) WHERE is_active = 1;
-- an account's erasure finds its pets, active or not
CREATE INDEX pets_of_member ON user_pets (user_id);
-- the daily sweep reads its next batch from the beginning of this
CREATE INDEX pets_to_settle ON user_pets (settled_at) WHERE is_active = 1;
CREATE TRIGGER pet_in_turn BEFORE UPDATE ON user_pets WHEN NEW.version <> OLD.version + 1
BEGIN
  SELECT RAISE(ABORT, 'pet_changed');
END;
-- G12, EV2: a level never falls, growing is for good, and time runs forward; what is late is told by the trigger above
CREATE TRIGGER pet_grows BEFORE UPDATE ON user_pets
WHEN NEW.version = OLD.version + 1 AND (NEW.level < OLD.level OR NEW.experience < OLD.experience OR NEW.settled_at < OLD.settled_at
  OR NEW.user_id <> OLD.user_id
  OR (NEW.pet_type_id <> OLD.pet_type_id AND NOT EXISTS (SELECT 1 FROM pet_evolutions e
    WHERE e.base_pet_type_id = OLD.pet_type_id AND e.evolved_pet_type_id = NEW.pet_type_id
      AND OLD.level >= e.required_level)))
BEGIN
  SELECT RAISE(ABORT, 'pet_grows');
END;
CREATE TRIGGER pet_adopted BEFORE INSERT ON user_pets
WHEN NOT EXISTS (SELECT 1 FROM pet_types WHERE id = NEW.pet_type_id AND is_active = 1)
BEGIN
  SELECT RAISE(ABORT, 'pet_type_unknown');
END;

-- E13. Each deed once: `cause_id` is the request, or the reward's cause.
CREATE TABLE pet_activities (
  id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL,
  user_pet_id TEXT NOT NULL,
  activity_type TEXT NOT NULL CONSTRAINT activity_known
    CHECK (activity_type IN ('feed', 'groom', 'play', 'faith_bonus', 'daily_login_bonus')),
  coins_spent INTEGER NOT NULL CONSTRAINT coins_spent_counts CHECK (coins_spent >= 0),
  stat_changes TEXT NOT NULL CONSTRAINT stat_changes_json CHECK (json_valid(stat_changes)),
  cause_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  FOREIGN KEY (user_pet_id, user_id) REFERENCES user_pets (id, user_id) ON DELETE CASCADE
) STRICT;
CREATE UNIQUE INDEX activities_once ON pet_activities (user_pet_id, activity_type, cause_id);

-- E14. One row for each place that a pet can go to; completed on an earlier day, it is offered again (G15).
CREATE TABLE pet_adventures (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  pet_id TEXT NOT NULL,
  adventure_key TEXT NOT NULL,
  adventure_name TEXT NOT NULL,
  adventure_type TEXT NOT NULL
    CONSTRAINT adventure_type_known CHECK (adventure_type IN ('exploration', 'quest', 'challenge', 'other')),
  difficulty_level INTEGER NOT NULL CONSTRAINT difficulty_counts CHECK (difficulty_level >= 1),
  duration_hours INTEGER NOT NULL,
  success_rate INTEGER NOT NULL CONSTRAINT success_rate_percent CHECK (success_rate BETWEEN 0 AND 100),
  rewards TEXT NOT NULL CONSTRAINT rewards_json CHECK (json_valid(rewards)),
  status TEXT NOT NULL DEFAULT 'available'
    CONSTRAINT adventure_status CHECK (status IN ('available', 'in_progress', 'completed')),
  begun_day TEXT,
  started_at INTEGER,
  finishes_at INTEGER,
  completed_at INTEGER,
  result TEXT CONSTRAINT adventure_result_json CHECK (result IS NULL OR json_valid(result)),
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT adventure_whole CHECK (
    (status = 'available') = (started_at IS NULL) AND (started_at IS NULL) = (finishes_at IS NULL)
    AND (status = 'completed') = (completed_at IS NOT NULL) AND (status = 'completed') = (result IS NOT NULL)),
  -- the server's time and nobody else's
  CONSTRAINT adventure_time CHECK (finishes_at > started_at AND completed_at >= finishes_at),
  UNIQUE (pet_id, adventure_key),
  FOREIGN KEY (pet_id, user_id) REFERENCES user_pets (id, user_id) ON DELETE CASCADE
) STRICT;
CREATE UNIQUE INDEX adventures_one_running ON pet_adventures (pet_id) WHERE status = 'in_progress';
CREATE INDEX adventures_due ON pet_adventures (finishes_at) WHERE status = 'in_progress';
CREATE TRIGGER adventure_in_turn BEFORE UPDATE ON pet_adventures
WHEN NEW.version <> OLD.version + 1
  OR NOT (OLD.status = 'available' AND NEW.status = 'in_progress'
    OR OLD.status = 'in_progress' AND NEW.status = 'completed' AND NEW.started_at = OLD.started_at
    OR OLD.status = 'completed' AND NEW.status = 'in_progress' AND NEW.begun_day > OLD.begun_day)
BEGIN
  SELECT RAISE(ABORT, 'adventure_changed');
END;

-- E15. The same for what it can be trained in.
CREATE TABLE pet_training_sessions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  pet_id TEXT NOT NULL,
  training_key TEXT NOT NULL,
  training_type TEXT NOT NULL,
  stat_targeted TEXT NOT NULL
    CONSTRAINT stat_known CHECK (stat_targeted IN ('health', 'happiness', 'energy')),
  improvement_amount INTEGER NOT NULL CONSTRAINT improvement_counts CHECK (improvement_amount BETWEEN 1 AND 100),
  duration_minutes INTEGER NOT NULL,
  cost_coins INTEGER NOT NULL CONSTRAINT training_cost CHECK (cost_coins >= 0),
  status TEXT NOT NULL DEFAULT 'available'
    CONSTRAINT training_status CHECK (status IN ('available', 'in_progress', 'completed')),
  begun_day TEXT,
  started_at INTEGER,
  finishes_at INTEGER,
  completed_at INTEGER,
  result TEXT CONSTRAINT training_result_json CHECK (result IS NULL OR json_valid(result)),
  version INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT training_whole CHECK (
    (status = 'available') = (started_at IS NULL) AND (started_at IS NULL) = (finishes_at IS NULL)
    AND (status = 'completed') = (completed_at IS NOT NULL) AND (status = 'completed') = (result IS NOT NULL)),
  CONSTRAINT training_time CHECK (finishes_at > started_at AND completed_at >= finishes_at),
  UNIQUE (pet_id, training_key),
  FOREIGN KEY (pet_id, user_id) REFERENCES user_pets (id, user_id) ON DELETE CASCADE
) STRICT;
CREATE UNIQUE INDEX trainings_one_running ON pet_training_sessions (pet_id) WHERE status = 'in_progress';
CREATE INDEX trainings_due ON pet_training_sessions (finishes_at) WHERE status = 'in_progress';
CREATE TRIGGER training_in_turn BEFORE UPDATE ON pet_training_sessions
WHEN NEW.version <> OLD.version + 1
  OR NOT (OLD.status = 'available' AND NEW.status = 'in_progress'
    OR OLD.status = 'in_progress' AND NEW.status = 'completed' AND NEW.started_at = OLD.started_at
    OR OLD.status = 'completed' AND NEW.status = 'in_progress' AND NEW.begun_day > OLD.begun_day)
BEGIN
  SELECT RAISE(ABORT, 'training_changed');
END;

-- E16
CREATE TABLE pet_evolutions (
  id TEXT PRIMARY KEY,
  base_pet_type_id TEXT NOT NULL REFERENCES pet_types (id),
  evolved_pet_type_id TEXT NOT NULL REFERENCES pet_types (id),
  evolution_name TEXT NOT NULL,
  evolution_description TEXT NOT NULL,
  required_level INTEGER NOT NULL,
  required_happiness INTEGER NOT NULL,
  UNIQUE (base_pet_type_id)
) STRICT, WITHOUT ROWID;

-- The album: what has happened, once each.
CREATE TABLE pet_memories (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  pet_id TEXT NOT NULL,
  kind TEXT NOT NULL
    CONSTRAINT memory_known CHECK (kind IN ('adopted', 'adventure', 'level', 'evolved', 'welcomed_back')),
  about TEXT NOT NULL,
  cause_id TEXT NOT NULL,
  success INTEGER CONSTRAINT memory_success CHECK (success IN (0, 1)),
  -- what the member wrote to the adventure's question
  note TEXT CONSTRAINT note_length CHECK (length(note) BETWEEN 1 AND 2000),
  created_at INTEGER NOT NULL,
  UNIQUE (pet_id, kind, cause_id),
  FOREIGN KEY (pet_id, user_id) REFERENCES user_pets (id, user_id) ON DELETE CASCADE
) STRICT;
CREATE INDEX memories_newest ON pet_memories (pet_id, created_at, id);

-- E12, G14
CREATE TABLE pet_accessories (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  emoji TEXT NOT NULL,
  slot TEXT NOT NULL CONSTRAINT slot_known CHECK (slot IN ('head', 'neck', 'back', 'carried')),
  is_active INTEGER NOT NULL CONSTRAINT accessory_flag CHECK (is_active IN (0, 1))
) STRICT, WITHOUT ROWID;

-- E17. Only what is limited has a stock, and it never falls below nothing.
CREATE TABLE reward_shop_items (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  category TEXT NOT NULL
    CONSTRAINT category_known CHECK (category IN ('pet_accessory', 'room', 'keepsake', 'special')),
  cost_coins INTEGER NOT NULL CONSTRAINT cost_coins_counts CHECK (cost_coins BETWEEN 0 AND 1000000000),
  cost_gems INTEGER NOT NULL CONSTRAINT cost_gems_counts CHECK (cost_gems BETWEEN 0 AND 1000000000),
  is_limited INTEGER NOT NULL CONSTRAINT limited_flag CHECK (is_limited IN (0, 1)),
  stock_quantity INTEGER CONSTRAINT stock_left CHECK (stock_quantity >= 0),
  is_active INTEGER NOT NULL DEFAULT 1 CONSTRAINT item_flag CHECK (is_active IN (0, 1)),
  item_data TEXT NOT NULL CONSTRAINT item_data_json CHECK (json_valid(item_data)),
  CONSTRAINT stock_of_limited CHECK ((stock_quantity IS NOT NULL) = is_limited),
  CONSTRAINT item_costs CHECK (cost_coins + cost_gems > 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX items_listed ON reward_shop_items (category, cost_coins) WHERE is_active = 1;

-- E18
CREATE TABLE user_purchases (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES profiles (user_id) ON DELETE CASCADE,
  item_id TEXT NOT NULL REFERENCES reward_shop_items (id),
  purchase_price_coins INTEGER NOT NULL,
  purchase_price_gems INTEGER NOT NULL,
  purchased_at INTEGER NOT NULL,
  is_equipped INTEGER NOT NULL DEFAULT 0 CONSTRAINT equipped_flag CHECK (is_equipped IN (0, 1))
) STRICT;
CREATE INDEX purchases_newest ON user_purchases (user_id, purchased_at DESC);
CREATE INDEX purchases_of_item ON user_purchases (user_id, item_id);
-- SH3, D24: one at a time
CREATE UNIQUE INDEX purchases_one_equipped ON user_purchases (user_id) WHERE is_equipped = 1;

-- V14, G16: whatever a purchase must not be, in the moment in which it is made
CREATE TRIGGER purchase_allowed BEFORE INSERT ON user_purchases
BEGIN
  SELECT CASE
    WHEN i.id IS NULL THEN RAISE(ABORT, 'item_not_found')
    WHEN i.is_active = 0 THEN RAISE(ABORT, 'item_inactive')
    WHEN i.category <> 'special'
      AND EXISTS (SELECT 1 FROM user_purchases WHERE user_id = NEW.user_id AND item_id = NEW.item_id)
      THEN RAISE(ABORT, 'already_purchased')
    WHEN i.is_limited = 1 AND i.stock_quantity <= 0 THEN RAISE(ABORT, 'out_of_stock')
    WHEN i.cost_coins <> NEW.purchase_price_coins OR i.cost_gems <> NEW.purchase_price_gems
      THEN RAISE(ABORT, 'price_changed')
  END
  FROM (SELECT NEW.item_id AS wanted) LEFT JOIN reward_shop_items i ON i.id = wanted;
END;
CREATE TRIGGER purchase_takes_stock AFTER INSERT ON user_purchases
BEGIN
  UPDATE reward_shop_items SET stock_quantity = stock_quantity - 1 WHERE id = NEW.item_id AND is_limited = 1;
END;
CREATE TRIGGER purchase_is_for_good BEFORE UPDATE OF user_id, item_id, purchase_price_coins, purchase_price_gems,
  purchased_at ON user_purchases
BEGIN
  SELECT RAISE(ABORT, 'purchase_is_for_good');
END;
-- what is special is used, not worn
CREATE TRIGGER purchase_worn BEFORE UPDATE OF is_equipped ON user_purchases
WHEN NEW.is_equipped = 1
  AND EXISTS (SELECT 1 FROM reward_shop_items WHERE id = NEW.item_id AND category = 'special')
BEGIN
  SELECT RAISE(ABORT, 'not_wearable');
END;

INSERT INTO pet_types (id, name, description, is_active) VALUES
  ('dog', 'Dog', 'Glad you are home', 1),
  ('cat', 'Cat', 'Near, on its own terms', 1),
  ('rabbit', 'Rabbit', 'Small and brave enough', 1),
  ('bird', 'Bird', 'Up before the sun', 1),
  ('fish', 'Fish', 'Keeps every secret', 1),
  ('turtle', 'Turtle', 'In no hurry at all', 1),
  ('dog_grown', 'Shepherd dog', 'Counts them all in, every night', 0),
  ('cat_grown', 'Watchful cat', 'Awake while the house sleeps', 0),
  ('rabbit_grown', 'Meadow rabbit', 'Knows where the clover is', 0),
  ('bird_grown', 'Dawn bird', 'Sings before it is light', 0),
  ('fish_grown', 'Deep-water fish', 'At home in great waters', 0),
  ('turtle_grown', 'Pilgrim turtle', 'Always arrives', 0);

INSERT INTO pet_evolutions (id, base_pet_type_id, evolved_pet_type_id, evolution_name, evolution_description, required_level, required_happiness) VALUES
  ('evolution_dog', 'dog', 'dog_grown', 'Shepherd dog', 'A cloak, a lantern, and an eye on everybody.', 5, 80),
  ('evolution_cat', 'cat', 'cat_grown', 'Watchful cat', 'Keeps the night watch at the window.', 5, 80),
  ('evolution_rabbit', 'rabbit', 'rabbit_grown', 'Meadow rabbit', 'Long of leg, and still gentle.', 5, 80),
  ('evolution_bird', 'bird', 'bird_grown', 'Dawn bird', 'First to sing, whatever the weather.', 5, 80),
  ('evolution_fish', 'fish', 'fish_grown', 'Deep-water fish', 'At home where it is deep and quiet.', 5, 80),
  ('evolution_turtle', 'turtle', 'turtle_grown', 'Pilgrim turtle', 'Has carried a house a long way.', 5, 80);

INSERT INTO pet_accessories (id, name, emoji, slot, is_active) VALUES
  ('accessory_scarf_plum', 'Plum scarf', '🧣', 'neck', 1),
  ('accessory_scarf_honey', 'Honey scarf', '🧣', 'neck', 1),
  ('accessory_scarf_leaf', 'Leaf scarf', '🧣', 'neck', 1),
  ('accessory_scarf_sky', 'Sky scarf', '🧣', 'neck', 1),
  ('accessory_hat_straw', 'Straw hat', '👒', 'head', 1),
  ('accessory_hat_wool', 'Wool hat', '🧶', 'head', 1),
  ('accessory_hat_fisher', 'Fisherman''s hat', '🎣', 'head', 1),
  ('accessory_hat_party', 'Paper hat', '🎉', 'head', 1),
  ('accessory_bow_sunday', 'Sunday bow', '🎀', 'neck', 1),
  ('accessory_bow_rose', 'Rose bow', '🎀', 'neck', 1),
  ('accessory_bow_night', 'Midnight bow', '🎀', 'neck', 1),
  ('accessory_bell_collar', 'Little bell', '🔔', 'neck', 1),
  ('accessory_kerchief_clay', 'Clay kerchief', '🧵', 'neck', 1),
  ('accessory_kerchief_leaf', 'Garden kerchief', '🌱', 'neck', 1),
  ('accessory_wreath_olive', 'Olive wreath', '🌿', 'head', 1),
  ('accessory_wreath_wheat', 'Wheat wreath', '🌾', 'head', 1),
  ('accessory_crown_flower', 'Flower crown', '🌸', 'head', 1),
  ('accessory_crown_stars', 'Paper stars', '⭐', 'head', 1),
  ('accessory_lantern_night', 'Night lantern', '🏮', 'carried', 1),
  ('accessory_lantern_small', 'Jar of glow-worms', '🫙', 'carried', 1),
  ('accessory_satchel', 'Small satchel', '👜', 'back', 1),
  ('accessory_bedroll', 'Bedroll', '🛏️', 'back', 1),
  ('accessory_cloak_clay', 'Clay cloak', '🧥', 'back', 1),
  ('accessory_cloak_sky', 'Traveling cloak', '🧥', 'back', 1),
  ('accessory_cloak_first_snow', 'First-snow cloak', '❄️', 'back', 1),
  ('accessory_bow_table', 'Table-ribbon bow', '🎗️', 'neck', 1);

INSERT INTO reward_shop_items (id, name, description, category, cost_coins, cost_gems, is_limited, stock_quantity, is_active, item_data) VALUES
  ('item_scarf_plum', 'Plum scarf', 'Knitted by the fire', 'pet_accessory', 30, 0, 0, NULL, 1, '{"emoji":"🧣","accessory_id":"accessory_scarf_plum"}'),
  ('item_scarf_honey', 'Honey scarf', 'The color of toast', 'pet_accessory', 30, 0, 0, NULL, 1, '{"emoji":"🧣","accessory_id":"accessory_scarf_honey"}'),
  ('item_scarf_leaf', 'Leaf scarf', 'Green as the hedge', 'pet_accessory', 30, 0, 0, NULL, 1, '{"emoji":"🧣","accessory_id":"accessory_scarf_leaf"}'),
  ('item_scarf_sky', 'Sky scarf', 'For windy days', 'pet_accessory', 30, 0, 0, NULL, 1, '{"emoji":"🧣","accessory_id":"accessory_scarf_sky"}'),
  ('item_hat_straw', 'Straw hat', 'For field days', 'pet_accessory', 60, 0, 0, NULL, 1, '{"emoji":"👒","accessory_id":"accessory_hat_straw"}'),
  ('item_hat_wool', 'Wool hat', 'Warm over the ears', 'pet_accessory', 45, 0, 0, NULL, 1, '{"emoji":"🧶","accessory_id":"accessory_hat_wool"}'),
  ('item_hat_fisher', 'Fisherman''s hat', 'Smells of the lake', 'pet_accessory', 70, 0, 0, NULL, 1, '{"emoji":"🎣","accessory_id":"accessory_hat_fisher"}'),
  ('item_hat_party', 'Paper hat', 'Folded from yesterday''s news', 'pet_accessory', 20, 0, 0, NULL, 1, '{"emoji":"🎉","accessory_id":"accessory_hat_party"}'),
  ('item_bow_sunday', 'Sunday bow', 'Best behavior', 'pet_accessory', 40, 0, 0, NULL, 1, '{"emoji":"🎀","accessory_id":"accessory_bow_sunday"}'),
  ('item_bow_rose', 'Rose bow', 'A little dressed up', 'pet_accessory', 40, 0, 0, NULL, 1, '{"emoji":"🎀","accessory_id":"accessory_bow_rose"}'),
  ('item_bow_night', 'Midnight bow', 'Blue as late evening', 'pet_accessory', 45, 0, 0, NULL, 1, '{"emoji":"🎀","accessory_id":"accessory_bow_night"}'),
  ('item_bell_collar', 'Little bell', 'You will hear it coming', 'pet_accessory', 35, 0, 0, NULL, 1, '{"emoji":"🔔","accessory_id":"accessory_bell_collar"}'),
  ('item_kerchief_clay', 'Clay kerchief', 'Dusty roads welcome', 'pet_accessory', 25, 0, 0, NULL, 1, '{"emoji":"🧵","accessory_id":"accessory_kerchief_clay"}'),
  ('item_kerchief_leaf', 'Garden kerchief', 'Pockets for seeds', 'pet_accessory', 25, 0, 0, NULL, 1, '{"emoji":"🌱","accessory_id":"accessory_kerchief_leaf"}'),
  ('item_wreath_olive', 'Olive wreath', 'From the tree by the gate', 'pet_accessory', 80, 0, 0, NULL, 1, '{"emoji":"🌿","accessory_id":"accessory_wreath_olive"}'),
  ('item_wreath_wheat', 'Wheat wreath', 'After the harvest', 'pet_accessory', 75, 0, 0, NULL, 1, '{"emoji":"🌾","accessory_id":"accessory_wreath_wheat"}'),
  ('item_crown_flower', 'Flower crown', 'Spring, for a while', 'pet_accessory', 90, 1, 0, NULL, 1, '{"emoji":"🌸","accessory_id":"accessory_crown_flower"}'),
  ('item_crown_stars', 'Paper stars', 'Cut out on a rainy day', 'pet_accessory', 85, 1, 0, NULL, 1, '{"emoji":"⭐","accessory_id":"accessory_crown_stars"}'),
  ('item_lantern_night', 'Night lantern', 'Lights evening walks', 'pet_accessory', 150, 0, 0, NULL, 1, '{"emoji":"🏮","accessory_id":"accessory_lantern_night"}'),
  ('item_lantern_small', 'Jar of glow-worms', 'They go home at dawn', 'pet_accessory', 110, 0, 0, NULL, 1, '{"emoji":"🫙","accessory_id":"accessory_lantern_small"}'),
  ('item_satchel', 'Small satchel', 'Room for one letter', 'pet_accessory', 65, 0, 0, NULL, 1, '{"emoji":"👜","accessory_id":"accessory_satchel"}'),
  ('item_bedroll', 'Bedroll', 'Sleep anywhere', 'pet_accessory', 55, 0, 0, NULL, 1, '{"emoji":"🛏️","accessory_id":"accessory_bedroll"}'),
  ('item_cloak_clay', 'Clay cloak', 'Sewn from an old curtain', 'pet_accessory', 95, 0, 0, NULL, 1, '{"emoji":"🧥","accessory_id":"accessory_cloak_clay"}'),
  ('item_cloak_sky', 'Traveling cloak', 'For the long way round', 'pet_accessory', 120, 2, 0, NULL, 1, '{"emoji":"🧥","accessory_id":"accessory_cloak_sky"}'),
  ('item_cloak_first_snow', 'First-snow cloak', 'Made once, not again', 'pet_accessory', 140, 1, 1, 25, 1, '{"emoji":"❄️","accessory_id":"accessory_cloak_first_snow"}'),
  ('item_bow_table', 'Table-ribbon bow', 'Cut from one ribbon', 'pet_accessory', 50, 0, 1, 40, 1, '{"emoji":"🎗️","accessory_id":"accessory_bow_table"}'),
  ('item_rug_round', 'Round rug', 'Soft in the middle', 'room', 80, 0, 0, NULL, 1, '{"emoji":"🧶"}'),
  ('item_cushion', 'Big cushion', 'Turned three times before lying down', 'room', 60, 0, 0, NULL, 1, '{"emoji":"🛋️"}'),
  ('item_window_box', 'Window box', 'Basil, mostly', 'room', 70, 0, 0, NULL, 1, '{"emoji":"🪴"}'),
  ('item_lamp_warm', 'Reading lamp', 'A small circle of light', 'room', 90, 0, 0, NULL, 1, '{"emoji":"💡"}'),
  ('item_shelf_books', 'Shelf of books', 'All of them read', 'room', 100, 0, 0, NULL, 1, '{"emoji":"📚"}'),
  ('item_kettle', 'Kettle', 'Always nearly ready', 'room', 65, 0, 0, NULL, 1, '{"emoji":"🫖"}'),
  ('item_quilt', 'Patchwork quilt', 'Everyone gave a square', 'room', 130, 1, 0, NULL, 1, '{"emoji":"🧵"}'),
  ('item_star_map', 'Map of the stars', 'He counts the number of them', 'room', 160, 2, 1, 30, 1, '{"emoji":"🌌"}'),
  ('item_stone_jordan', 'River stone', 'Smooth on one side', 'keepsake', 15, 0, 0, NULL, 1, '{"emoji":"🪨"}'),
  ('item_feather', 'A feather', 'Found, not taken', 'keepsake', 15, 0, 0, NULL, 1, '{"emoji":"🪶"}'),
  ('item_shell', 'Shell', 'The sea is still in it', 'keepsake', 20, 0, 0, NULL, 1, '{"emoji":"🐚"}'),
  ('item_pressed_flower', 'Pressed flower', 'Between two pages', 'keepsake', 20, 0, 0, NULL, 1, '{"emoji":"🌼"}'),
  ('item_letter', 'Letter with a seal', 'To be opened one day', 'keepsake', 25, 0, 0, NULL, 1, '{"emoji":"✉️"}'),
  ('item_key_brass', 'Brass key', 'It fits something', 'keepsake', 45, 0, 0, NULL, 1, '{"emoji":"🗝️"}'),
  ('item_mustard_seed', 'Mustard seed', 'The smallest thing here', 'keepsake', 10, 0, 1, 100, 1, '{"emoji":"🫘"}'),
  ('item_treats', 'Bag of treats', 'As often as you like', 'special', 12, 0, 0, NULL, 1, '{"emoji":"🦴"}'),
  ('item_honey_cake', 'Honey cake', 'Cut into many pieces', 'special', 18, 0, 0, NULL, 1, '{"emoji":"🍯"}'),
  ('item_candle', 'A candle', 'Lit for somebody you have in mind', 'special', 8, 0, 0, NULL, 1, '{"emoji":"🕯️"}'),
  ('item_confetti', 'Paper confetti', 'For a good day', 'special', 10, 0, 0, NULL, 1, '{"emoji":"🎊"}'),
  ('item_picnic', 'Picnic basket', 'Bread, cheese, two cups', 'special', 24, 0, 0, NULL, 1, '{"emoji":"🧺"}');
