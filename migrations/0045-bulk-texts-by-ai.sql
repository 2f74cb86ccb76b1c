-- Texts of bulk pages that an AI writes: what it is asked for, and what it has answered.

alter table bulk_runs
  -- variables to what the AI is to write for them
  add column instructions jsonb not null default '{}',
  -- questions in one asking, at most
  add column most_asked integer not null default 0,
  add column asked integer not null default 0;

alter table bulk_runs drop constraint bulk_runs_task_check;
alter table bulk_runs add constraint bulk_runs_task_check check (task in ('ask', 'plan', 'make', 'publish', 'undo'));

-- the AI gave it no text: it may be asked again
alter table bulk_run_pages add column is_unanswered boolean not null default false;

-- Kept for good: the same question of the same template is never paid twice, and its page stays the same.
create table bulk_answers (
  template_id uuid not null,
  variable text not null,
  -- a hash of the instruction and of the values that it names
  question text not null,
  -- null: there is none, for this reason
  answer text,
  fault text not null default '',
  asked_at timestamptz not null default now(),
  primary key (template_id, variable, question)
);
