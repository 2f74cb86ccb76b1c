-- where whoever gets a mail of a series stops it with one press of their mail program (RFC 8058)
alter table outbox_mails add column unsubscribe_url text;
