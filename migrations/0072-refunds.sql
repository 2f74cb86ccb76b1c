-- What went back of a payment, also in parts, and refunds that came back because no bank took them.

create table refunds (
  -- the payment provider's; 'test_<order>' of a test payment
  id text primary key,
  order_id uuid not null references orders (id),
  -- in cents, of the order's currency
  amount integer not null check (amount >= 0),
  status text not null check (status in ('requires_action', 'pending', 'succeeded', 'failed', 'canceled')),
  -- in the provider's word: 'expired_or_canceled_card'
  failure_reason text not null default '',
  created_at timestamptz not null,
  -- the money stayed with the studio after all
  failed_at timestamptz
);
create index refunds_of_order on refunds (order_id, created_at);

alter table orders
  -- in cents: what went back and did not fail
  add column refunded integer not null default 0 check (refunded >= 0),
  -- what Stripe's charge said last of all that went back, and when: a refund may be missing above
  add column charge_refunded integer,
  add column charge_refunded_at timestamptz;

update orders set refunded = total where status = 'refunded';
update orders set charge_refunded = total, charge_refunded_at = refunded_at
where status = 'refunded' and payment = 'stripe';

-- parts that went back before anything was made of them
with said as (
  select distinct on (order_id) order_id, (payload #>> '{data,object,amount_refunded}')::integer as amount,
    to_timestamp((payload ->> 'created')::float8) as at
  from stripe_events
  where type = 'charge.refunded' and order_id is not null and payload #> '{data,object,amount_refunded}' is not null
  order by order_id, (payload ->> 'created')::bigint desc
)
update orders set refunded = said.amount, charge_refunded = said.amount, charge_refunded_at = said.at
from said where said.order_id = orders.id and orders.status in ('paid', 'disputed');

-- visits are counted with what purchases brought less what went back
update analytics_events
set metadata = metadata || jsonb_build_object('refunded', orders.refunded / 100.0)
from orders
where event_type = 'purchase' and metadata ->> 'order_id' = orders.id::text and orders.refunded > 0;

drop index orders_sums;
create index orders_sums on orders (currency, status, created_at) include (total, refunded)
  where paid_at is not null and payment <> 'test';
