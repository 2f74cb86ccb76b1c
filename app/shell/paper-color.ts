/** What pages are drawn on by day and by night, as `--color-paper` in app/ui/tokens.css, for what knows no OKLCH. */
export const PAPER = { light: '#f8fafb', dark: '#0e161d' }
