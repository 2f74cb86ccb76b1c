import type { SamplePage } from './quality-page'

export const designSamplePages: SamplePage[] = [
  {
    slug: 'accessible-design',
    title: 'Accessible design from the first sketch',
    keywords: ['accessibility'],
    isPillar: true,
    body: 'Accessibility is cheapest before anything is built. Check colour contrast in the sketch, think of keyboard navigation with the first prototype, and listen to your page with a screen reader before it goes out. Forms need the most care.',
    links: ['colour-contrast', 'keyboard-navigation', 'screen-readers', 'form-design'],
  },
  {
    slug: 'colour-contrast',
    title: 'Colour contrast in light and dark',
    keywords: ['contrast ratio', 'contrast of colours'],
    body: 'Text needs 4.5 to 1, large text 3 to 1, and so do icons and borders that mean something. A dark mode is not the light one turned around: grey on black fails sooner. Keep the pairs that pass as design tokens.',
    links: ['dark-mode', 'design-tokens'],
  },
  {
    slug: 'keyboard-navigation',
    title: 'Keyboard navigation that works',
    keywords: ['focus order'],
    body: 'Everything that can be clicked can be reached with Tab, in the order in which it is read. The focus has to be seen. Dialogs keep it inside, and give it back when they close. Drag and drop needs a menu that does the same.',
    links: [],
  },
  {
    slug: 'screen-readers',
    title: 'Testing with a screen reader',
    keywords: ['VoiceOver', 'NVDA'],
    body: 'Close your eyes and buy something on your own site. Headings are the table of contents, labels of forms are the only hint, and an error that is only red is no error at all. Good link text helps more than any attribute.',
    links: ['anchor-text', 'form-design', 'error-messages'],
  },
  {
    slug: 'form-design',
    title: 'Form design: fewer fields, clearer labels',
    keywords: ['form fields', 'forms'],
    body: 'Ask for what you need today. The label stands above the field and stays there. Tell people what is wrong beside the field and keep what they typed; how to word it is a subject of its own: error messages.',
    links: ['error-messages'],
  },
  {
    slug: 'error-messages',
    title: 'Error messages that help',
    keywords: ['error message'],
    body: 'Say what happened, what was kept and what to do. No codes without a sentence, no blame, no jokes. When the fault is ours, a reference helps the support team to find the request in the log.',
    links: ['structured-logging'],
  },
  {
    slug: 'dark-mode',
    title: 'Dark mode without a second design',
    keywords: ['dark theme'],
    body: 'Name colours by their role and not by their look: surface, text, accent. Then a dark theme is a second set of values for the same design tokens. Shadows do not work there, so use borders.',
    links: ['design-tokens'],
  },
  {
    slug: 'design-tokens',
    title: 'Design tokens for one codebase',
    keywords: ['design token'],
    body: 'A token is a decision with a name. Twenty colours, six sizes of type and eight spaces were enough for us. Developers and designers use the same names, which made code reviews of styles short.',
    links: ['code-review'],
  },
  {
    slug: 'responsive-tables',
    title: 'Responsive tables for small screens',
    body: 'Wide tables scroll inside themselves, with the first column fixed. For five columns or fewer, turn each row into a card. Either way the table has to be reached by keyboard, or nobody can scroll it without a mouse.',
    links: ['keyboard-navigation'],
  },
  {
    slug: 'customer-interviews',
    title: 'Customer interviews in five questions',
    keywords: ['interviews with customers', 'user interviews'],
    body: 'Ask about last week and not about next year. What did you do, what did it cost, what did you try? People are polite about ideas and honest about the past. Eight talks show the pattern, and a survey then tells how frequent it is.',
    links: ['exit-surveys'],
  },
]
