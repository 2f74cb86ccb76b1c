import { CircleHelp } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { Sheet } from '~/ui/workspace/dialog'

const parts: [head: string, rows: [code: string, words: string][]][] = [
  [
    'Values',
    [
      ['{{ city }}', 'What the row says of the variable.'],
      ['{{ features.size }}', 'How many items a list has; also .first and .last.'],
      ['{{ cover.alt }}', 'Of a picture also its words and its address.'],
      ['{{ tool.name }}', 'Of a product its name; alone, the end of its address.'],
    ],
  ],
  [
    'Conditions and loops',
    [
      ['{% if city == "Oslo" %}…{% elsif rooms > 5 %}…{% else %}…{% endif %}', 'What is empty counts as no.'],
      ['{% unless is_new %}…{% endunless %}', 'The opposite.'],
      ['{% case plan %}{% when "Solo" %}…{% else %}…{% endcase %}', 'One of several.'],
      ['{% for item in features %}{{ forloop.index }}. {{ item }}{% endfor %}', 'Once for each item.'],
      ['{% assign half = price | divided_by: 2 %}', 'Remembers a value for the rest of this text.'],
    ],
  ],
  [
    'Other words for other pages',
    [
      ['{{ "fast|quick|swift" | vary }}', 'One of them, always the same one for the same row.'],
      ['{{ openings | vary }}', 'One item of a list.'],
      ['{{ "a|b" | vary: "tone" }}', 'Places with one name choose together.'],
    ],
  ],
  [
    'Writing values',
    [
      ['price | money', '$1,299 or $1,299.50; money: "EUR" for another currency.'],
      ['seats | number', '1,200; number: 2 for two decimals.'],
      ['day | date', 'March 2, 2026; date: "%d.%m.%Y" for another order.'],
      ['seats | plural: "seat"', '1 seat, 3 seats; plural: "box", "boxes".'],
      ['features | sentence', 'a, b, and c; sentence: "or".'],
      ['city | slug', 'For addresses: sao-paulo.'],
      ['is_new | yes_no: "new", "used"', 'A word for yes and one for no.'],
      ['city | default: "your city"', 'Where there is no value.'],
      [
        'upcase, downcase, capitalize, truncate: 60, replace: "a", "b", join: ", ", plus: 1, round …',
        'As Liquid has them.',
      ],
    ],
  ],
  [
    'In texts of HTML',
    [
      ['{{ pitch | paragraphs }}', 'A long text with its paragraphs; lines keeps only the line breaks.'],
      ['{{ features | bullets }}', 'A list as bullet points.'],
      ['{{ about | raw_html }}', 'Formatted text as it is. Everything else is escaped.'],
    ],
  ],
]

/** What can be written in a template. */
export function LiquidHelpSheet() {
  return (
    <Sheet
      title="Writing templates"
      description="Texts are Liquid. A row or a block whose texts all come out empty is left out."
      trigger={
        <Button icon={CircleHelp} variant="quiet">
          <span className="max-sm:sr-only">Help</span>
        </Button>
      }
    >
      <div className="grid gap-6">
        {parts.map(([head, rows]) => (
          <section key={head} className="grid gap-2 text-dense">
            <h3 className="font-semibold">{head}</h3>
            <dl className="grid gap-2">
              {rows.map(([code, words]) => (
                <div key={code}>
                  <dt>
                    <code className="font-mono text-[0.8125rem] break-words">{code}</code>
                  </dt>
                  <dd className="text-muted">{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
