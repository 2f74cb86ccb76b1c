-- What a checkout knows besides the goods: what was agreed to, who came, and how the payment goes.

alter table orders
  add column buyer_name text not null default '',
  -- the words that were agreed to at consented_at
  add column consent_text text not null default '',
  -- where the visit came from: { "ipAddress" (cut), "userAgent", "country", "isAdmin" }
  add column visit jsonb not null default '{}',
  -- until when the checkout can be paid
  add column payable_until timestamptz not null default now() + interval '24 hours',
  -- the buyer has done everything and the money is under way
  add column pending_at timestamptz,
  -- why a payment was not taken for this order: the studio must look
  add column fault text not null default '',
  -- key and links are taken back while the order stays as it is
  add column access_revoked_at timestamptz;
create index orders_of_customer_and_product on orders (customer_id, product_id, created_at desc);
create index orders_to_remind on orders (created_at) where status in ('open', 'expired') and reminded_at is null;
create index orders_with_fault on orders (created_at desc, id) where fault <> '';

alter table stripe_events
  add column order_id uuid references orders (id),
  -- the payment that it speaks of: it may come before the order that the payment is for
  add column payment_id text;
create index stripe_events_waiting_for_payment on stripe_events (payment_id) where handled_at is null;
create index stripe_events_of_order on stripe_events (order_id, received_at);
