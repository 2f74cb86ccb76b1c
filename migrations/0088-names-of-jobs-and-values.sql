-- Jobs and stored values get the names of docs/terms.md.

-- Jobs that wait keep waiting under the new name. Schedules are made again when the workers start.
do $$
declare
  renamed record;
begin
  -- a new database has no queue yet
  if to_regclass('pgboss.queue') is null then return; end if;
  for renamed in
    select * from (values
      ('count-visits', 'rebuild-days'),
      ('keep-visits', 'maintain-events'),
      ('destroy-old-salts', 'delete-expired-salts'),
      ('bring-archive-back', 'import-archive'),
      ('work-on-bulk-run', 'run-bulk-task'),
      ('ask-for-bulk-run', 'generate-bulk-texts'),
      ('continue-bulk-runs', 'resume-bulk-runs'),
      ('sweep-bulk-runs', 'delete-old-bulk-runs'),
      ('forget-old-messages', 'delete-old-messages'),
      ('empty-trash-of-templates', 'empty-template-trash'),
      ('tell-search-engines', 'submit-to-index-now'),
      ('tell-buyers', 'notify-buyers-of-version'),
      ('forget-old-downloads', 'prune-download-history'),
      ('work-on-link-run', 'process-link-run'),
      ('continue-link-runs', 'resume-link-runs'),
      ('sweep-link-runs', 'delete-old-link-runs'),
      ('empty-trash-of-notes', 'purge-trashed-notes'),
      ('look-up-stripe-payment', 'reconcile-stripe-payment'),
      ('remind-of-orders', 'remind-abandoned-checkouts'),
      ('ask-outside-links', 'check-external-links'),
      ('empty-trash-of-plans', 'purge-trashed-plans'),
      ('forget-rate-limits', 'delete-expired-rate-limits'),
      ('forget-sent-mails', 'delete-old-mails'),
      ('sweep-outbox', 'requeue-waiting-mails'),
      ('forget-old-purchases', 'clean-up-purchases-access'),
      ('forget-missing-addresses', 'delete-stale-not-found-urls'),
      ('mail-reports', 'send-report-emails'),
      ('invite-to-review', 'send-review-invitations'),
      ('draw-demo-galleries', 'render-demo-galleries'),
      ('sweep-social-pictures', 'prune-social-images'),
      ('empty-trash-of-stacks', 'purge-trashed-stacks'),
      ('read-meanings-of-pages', 'embed-pages'),
      ('empty-trash-of-posts', 'empty-trash-posts'),
      ('empty-trash-of-products', 'empty-trash-products'),
      ('empty-trash-of-landing-pages', 'empty-trash-landing-pages')
    ) as names (old_name, new_name)
    where exists (select from pgboss.queue where name = old_name)
  loop
    delete from pgboss.schedule where name = renamed.old_name;
    update pgboss.queue set name = renamed.new_name where name = renamed.old_name;
    update pgboss.job set name = renamed.new_name where name = renamed.old_name;
  end loop;
  update pgboss.job set data = (data - 'pieceId') || jsonb_build_object('entryId', data -> 'pieceId')
  where name in ('announce-post', 'announce-product', 'announce-landing-page') and data ? 'pieceId';
  update pgboss.job set data = (data - 'askId') || jsonb_build_object('requestId', data -> 'askId')
  where name = 'mail-purchases-link' and data ? 'askId';
end $$;

alter table bulk_runs drop constraint bulk_runs_task_check;
update bulk_runs set task = 'generate' where task = 'ask';
alter table bulk_runs
  add constraint bulk_runs_task_check check (task in ('generate', 'plan', 'make', 'publish', 'undo'));

alter table bulk_run_rows drop constraint bulk_run_rows_outcome_check;
update bulk_run_rows
set outcome = case outcome when 'made' then 'created' when 'changed' then 'updated' else 'unchanged' end
where outcome in ('made', 'changed', 'same');
alter table bulk_run_rows
  add constraint bulk_run_rows_outcome_check
    check (outcome in ('created', 'updated', 'unchanged', 'kept', 'skipped', 'refused'));

alter table imports drop constraint imports_phase;
update imports set phase = 'importing' where phase = 'taking';
alter table imports
  add constraint imports_phase check (phase in ('listing', 'importing', 'linking', 'undoing'));

alter table import_items drop constraint import_items_outcome_check;
update import_items
set outcome = case outcome when 'taken' then 'created' when 'changed' then 'updated' else 'unchanged' end
where outcome in ('taken', 'changed', 'same');
alter table import_items
  add constraint import_items_outcome_check
    check (outcome in ('created', 'updated', 'unchanged', 'kept', 'listed', 'refused'));
update import_items
set previous_state = jsonb_build_object('entry', previous_state -> 'piece', 'previousImport', previous_state -> 'known')
where previous_state ? 'piece';

update archive_imports set phase = 'importing' where phase = 'taking';

alter table link_run_pages drop constraint link_run_pages_outcome_check;
alter table link_run_pages drop constraint link_run_pages_undo_outcome_check;
update link_run_pages set outcome = 'skipped' where outcome = 'kept';
update link_run_pages set undo_outcome = 'not-restored' where undo_outcome = 'kept';
alter table link_run_pages
  add constraint link_run_pages_outcome_check check (outcome in ('linked', 'skipped')),
  add constraint link_run_pages_undo_outcome_check check (undo_outcome in ('restored', 'not-restored'));

update entry_revisions set reason = case reason when 'met' then 'conflict' else 'snapshot' end
where reason in ('met', 'found');

update site_settings set name = 'title-templates' where name = 'patterns';

update analytics_events set metadata = (metadata - 'is_made_up') || '{"is_demo": true}'
where metadata ->> 'is_made_up' = 'true';

alter table derived.external_links drop constraint external_links_state_check;
alter table derived.external_links alter column state set default 'pending';
update derived.external_links set state = 'pending' where state = 'unasked';
alter table derived.external_links
  add constraint external_links_state_check
    check (state in ('pending', 'fine', 'moved', 'insecure', 'failing', 'broken', 'unchecked'));

alter table derived.audit_findings drop constraint audit_findings_change_check;
update derived.audit_findings set change = 'fixed' where change = 'mended';
alter table derived.audit_findings
  add constraint audit_findings_change_check check (change in ('broken', 'worse', 'new', 'better', 'fixed', 'gone'));
update derived.audit_findings set check_id = replace(check_id, '-outside-', '-external-')
where check_id in ('broken-outside-links', 'moved-outside-links');
update derived.audited_pages
set
  findings = replace(findings::text, '-outside-links"', '-external-links"')::jsonb,
  scores = replace(scores::text, '-outside-links"', '-external-links"')::jsonb
where findings::text like '%-outside-links"%' or scores::text like '%-outside-links"%';
update derived.site_audits
set summary = replace(replace(summary::text, '"mended":', '"fixed":'), '-outside-links"', '-external-links"')::jsonb
where summary is not null;
