-- The shop: what a product page shows, who bought what, what they may download, and what they think of it.

alter table products
  -- pictures of the library: [{ "id", "alt" }]
  add column gallery jsonb not null default '[]',
  add column video_url text not null default '',
  add column demo_url text not null default '',
  -- [{ "question", "answer" }]
  add column faq jsonb not null default '[]',
  -- [{ "version", "date", "text" }], newest first
  add column changelog jsonb not null default '[]',
  -- [{ "id", "name", "price", "text", "activations" }]: whole US dollars; activations null for no limit.
  -- `price` is the lowest of them, 0 for a product that is given away
  add column tiers jsonb not null default '[]',
  add column download_days integer not null default 30 check (download_days between 1 and 3650),
  add column download_limit integer not null default 10 check (download_limit between 1 and 1000),
  add column search tsvector not null generated always as (
    setweight(to_tsvector('english', name), 'A') ||
    setweight(to_tsvector('english', tagline || ' ' || description), 'B') ||
    setweight(to_tsvector('english', left(body, 100000)), 'C')
  ) stored;
create index products_search on products using gin (search);
create index products_by_price on products (price, id) where published_at is not null;
create index products_newest_of_category on products (category, published_at desc, id);

update products set tiers = jsonb_build_array(
  jsonb_build_object('id', 'standard', 'name', 'Standard', 'price', price, 'text', '', 'activations', null));

create table customers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null default '',
  created_at timestamptz not null default now()
);

create table orders (
  id uuid primary key default gen_random_uuid(),
  -- what people call the order
  number integer not null generated always as identity (start with 1001) unique,
  customer_id uuid not null references customers (id),
  product_id uuid not null references products (id),
  -- as they were when the order was made
  product_name text not null,
  tier_id text not null,
  tier_name text not null,
  activations integer,
  -- in cents, of `currency`: total = price - discount + tax
  price integer not null check (price >= 0),
  discount integer not null default 0 check (discount >= 0),
  tax integer not null default 0 check (tax >= 0),
  total integer not null check (total >= 0),
  currency text not null default 'USD',
  coupon text not null default '',
  status text not null default 'open' check (status in ('open', 'paid', 'refunded', 'disputed', 'expired')),
  payment text not null check (payment in ('stripe', 'test', 'free')),
  -- the payment provider's names of the checkout and of the payment
  checkout_id text unique,
  payment_id text unique,
  business_name text not null default '',
  vat_number text not null default '',
  country text not null default '',
  invoice_url text not null default '',
  -- when the buyer agreed that delivery begins at once, which ends the right of withdrawal
  consented_at timestamptz not null,
  -- where the visit came from that became this order
  session_id text,
  referrer text not null default 'direct',
  utm jsonb not null default '{}',
  landing_path text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  refunded_at timestamptz,
  disputed_at timestamptz,
  expired_at timestamptz,
  -- when the mails of an unfinished checkout and of the invitation to review were written
  reminded_at timestamptz,
  invited_at timestamptz
);
create index orders_newest on orders (created_at desc, id);
create index orders_newest_of_status on orders (status, created_at desc, id);
create index orders_of_customer on orders (customer_id, created_at desc, id);
create index orders_of_product on orders (product_id, created_at desc, id);
create index orders_open on orders (created_at) where status = 'open';
create index orders_to_invite on orders (paid_at) where status = 'paid' and invited_at is null;

-- Everything that Stripe told, once, in the order of its coming.
create table stripe_events (
  id text primary key,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  last_error text
);
create index stripe_events_waiting on stripe_events (received_at) where handled_at is null;

create table licence_keys (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references orders (id),
  key text not null unique,
  activation_limit integer check (activation_limit > 0),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- Where a key is in use: a domain or a machine, by the name that it gave itself.
create table licence_activations (
  id uuid primary key default gen_random_uuid(),
  licence_id uuid not null references licence_keys (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  unique (licence_id, name)
);

-- The files of a product, every version of them.
create table product_files (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id),
  version text not null,
  file_name text not null,
  byte_size bigint not null,
  -- SHA-256 in hex, shown to buyers
  checksum text not null,
  stored_as text not null unique,
  notes text not null default '',
  created_at timestamptz not null default now(),
  -- no longer offered; the bytes stay for those who bought it
  withdrawn_at timestamptz
);
create index product_files_newest on product_files (product_id, created_at desc, id);

-- A way to the files of a product: a link whose token only its holder knows.
create table download_links (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  product_id uuid not null references products (id),
  -- SHA-256 in hex
  token_hash text not null unique,
  expires_at timestamptz not null,
  download_limit integer not null,
  downloads integer not null default 0 check (downloads <= download_limit),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index download_links_of_order on download_links (order_id, created_at desc);

create table product_downloads (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references download_links (id),
  order_id uuid not null references orders (id),
  product_id uuid not null references products (id),
  file_id uuid not null references product_files (id),
  ip_address text not null,
  user_agent text not null default '',
  country text not null default 'Unknown',
  started_at timestamptz not null default now()
);
create index product_downloads_of_order on product_downloads (order_id, started_at desc);
create index product_downloads_newest on product_downloads (product_id, started_at desc);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (id),
  -- who bought may review, once: this is what the badge stands on
  order_id uuid not null unique references orders (id),
  stars smallint not null check (stars between 1 and 5),
  title text not null,
  text text not null default '',
  author_name text not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'rejected')),
  -- why it was rejected: a rule that it broke, never that it is negative
  rejected_for text,
  spam_score smallint not null default 0 check (spam_score between 0 and 100),
  -- [{ "rule", "points", "found" }]
  spam_signs jsonb not null default '[]',
  reply text not null default '',
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  moderated_at timestamptz
);
create index reviews_queue on reviews (status, created_at desc, id);
create index reviews_of_product on reviews (product_id, created_at desc, id) where status = 'approved';
create index reviews_of_product_by_stars on reviews (product_id, stars, created_at desc, id) where status = 'approved';

create table review_photos (
  review_id uuid not null references reviews (id) on delete cascade,
  media_id uuid not null references media_files (id),
  position smallint not null,
  primary key (review_id, media_id)
);

-- The approved reviews of a product, counted: kept up to date in the transaction of each moderation.
create table product_ratings (
  product_id uuid primary key references products (id),
  -- how many gave one star, two …
  stars integer[] not null default '{0,0,0,0,0}' check (array_length(stars, 1) = 5),
  count integer not null default 0,
  sum integer not null default 0
);

create table analytics_events (
  id bigint primary key generated always as identity,
  event_type text not null,
  page_path text not null,
  referrer text not null default 'direct',
  user_agent text not null default '',
  session_id text,
  ip_address text not null,
  country text not null default 'Unknown',
  -- is_admin, and what belongs to the type
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index analytics_events_newest on analytics_events (created_at desc, id);
create index analytics_events_newest_of_type on analytics_events (event_type, created_at desc, id);
