-- Made in the browser of whoever buys: the same form sent twice is one order, the same data from two people are two.
alter table orders add column idempotency_key text;
