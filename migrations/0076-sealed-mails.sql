-- Bodies that hold a key wait encrypted with a key made of SECRET; html and plain_text keep the words without it.
alter table outbox_mails add column sealed_body text;

-- What waited before has to be sealed by the application, which knows SECRET.
alter table outbox_mails add column is_unsealed boolean not null default false;
update outbox_mails set is_unsealed = true where sent_at is null;
create index outbox_mails_unsealed on outbox_mails (id) where is_unsealed;

-- What has left needs no key any more: those in addresses, the signatures behind them, and license keys go.
update outbox_mails
set
  html = regexp_replace(
    regexp_replace(html, '([/=])[A-Za-z0-9_-]{20,}(\.[A-Za-z0-9_-]{20,})?', '\1…', 'g'),
    '\m([A-Z0-9]{1,4})(-[0-9A-Z]{5}){4}\M', '\1-…', 'g'
  ),
  plain_text = regexp_replace(
    regexp_replace(plain_text, '([/=])[A-Za-z0-9_-]{20,}(\.[A-Za-z0-9_-]{20,})?', '\1…', 'g'),
    '\m([A-Z0-9]{1,4})(-[0-9A-Z]{5}){4}\M', '\1-…', 'g'
  ),
  unsubscribe_url = null
where sent_at is not null;

create index outbox_mails_to_forget on outbox_mails (sent_at) where sent_at is not null;
