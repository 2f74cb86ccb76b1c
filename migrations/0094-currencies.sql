-- Amounts are in the smallest unit of their currency, and the currency stands beside them. Prices of before are whole US
-- dollars; what orders say is in cents already and stays as it is.

-- rupiahs have twelve digits
alter table orders
  alter column price type bigint,
  alter column discount type bigint,
  alter column tax type bigint,
  alter column total type bigint,
  alter column refunded type bigint,
  alter column charge_refunded type bigint;
alter table refunds alter column amount type bigint;

-- content of a product in cents; what names its currency is so already
create function pg_temp.in_cents(content jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(content -> 'tiers') = 'array' and not content ? 'currency' then
    content || jsonb_build_object('currency', 'USD', 'tiers', coalesce((
      select jsonb_agg(case when jsonb_typeof(tier -> 'price') = 'number'
          then tier || jsonb_build_object('price', (tier -> 'price')::numeric * 100) else tier end order by place)
      from jsonb_array_elements(content -> 'tiers') with ordinality as each (tier, place)), '[]'))
    else content end
$$;

alter table products
  add column currency text not null default 'USD',
  alter column price type bigint;
update products
set price = price * 100, tiers = pg_temp.in_cents(jsonb_build_object('tiers', tiers)) -> 'tiers';
-- whatever writes a price says in which currency
alter table products alter column currency drop default;

update entry_drafts set content = pg_temp.in_cents(content) where content ? 'tiers';
update entry_revisions set content = pg_temp.in_cents(content) where content ? 'tiers';
update content_templates set content = pg_temp.in_cents(content) where kind = 'product';
update content_template_revisions
set state = jsonb_set(state, '{content}', pg_temp.in_cents(state -> 'content'))
where state ->> 'kind' = 'product' and state ? 'content';
update bulk_runs
set template = jsonb_set(template, '{content}', pg_temp.in_cents(template -> 'content'))
where template ->> 'kind' = 'product' and template ? 'content';

-- prices of different currencies are not compared: each currency is sorted by itself
drop index products_by_price;
drop index products_by_price_for_admins;
drop index products_by_price_of_category;
create index products_by_price on products (currency, price, id) where published_at is not null;
create index products_by_price_for_admins on products ((currency || lpad(price::text, 13, '0')), id);
create index products_by_price_of_category on products (category, currency, price, id) where published_at is not null;
