-- what the studio writes beside the chart of its visits
create table chart_notes (
  id uuid primary key,
  day date not null,
  text text not null check (text <> ''),
  created_at timestamptz not null default now()
);
create index chart_notes_by_day on chart_notes (day desc, id);
