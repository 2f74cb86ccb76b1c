/** A picture of the library that a row names: writes its id, where it stands in a text. */
export class PictureValue {
  constructor(
    readonly id: string,
    readonly address = '',
    readonly alt = '',
  ) {}
  toString() {
    return this.id
  }
}

/** A product that a row names: writes its slug. */
export class ProductValue {
  constructor(
    readonly slug: string,
    readonly id = '',
    readonly name = '',
  ) {}
  toString() {
    return this.slug
  }
}

/** What a row names and nothing is called, with the sentence that says so. */
export class MissingValue {
  constructor(readonly message: string) {}
}

/** Clean HTML: its words where text is written, itself where somebody asks for it by `raw_html`. */
export class RichTextValue {
  constructor(
    readonly html: string,
    readonly text: string,
  ) {}
  toString() {
    return this.text
  }
}

export type VariableValue = string | number | boolean | string[] | PictureValue | ProductValue | RichTextValue
