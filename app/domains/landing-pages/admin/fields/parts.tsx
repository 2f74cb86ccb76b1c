import { type ComponentType, createContext, useContext } from 'react'
import type { AddressFieldProps } from './address-field'
import type { BlockPictureFieldProps } from './block-picture-field'
import type { ChosenProductsProps } from './chosen-products'
import type { HtmlFieldProps } from './html-field'
import type { MomentFieldProps } from './moment-field'
import type { ProductFieldProps } from './product-field'
import type { TextProps } from './text-fields'

/** What the forms of blocks are made of: a template writes its own texts where a page has words, addresses and pictures. */
export interface FieldParts {
  Text: ComponentType<TextProps>
  LongText: ComponentType<TextProps>
  AddressField: ComponentType<AddressFieldProps>
  BlockPictureField: ComponentType<BlockPictureFieldProps>
  ProductField: ComponentType<ProductFieldProps>
  ChosenProducts: ComponentType<ChosenProductsProps>
  HtmlField: ComponentType<HtmlFieldProps>
  MomentField: ComponentType<MomentFieldProps>
}

const PartsContext = createContext<FieldParts | null>(null)

export const FieldPartsProvider = PartsContext.Provider

function useParts() {
  const parts = useContext(PartsContext)
  if (!parts) throw new Error('A form of a block stands in BlockFields only.')
  return parts
}

/** A line of words. */
export function Text(props: TextProps) {
  const parts = useParts()
  return <parts.Text {...props} />
}

/** Several lines of words. */
export function LongText(props: TextProps) {
  const parts = useParts()
  return <parts.LongText {...props} />
}

export function AddressField(props: AddressFieldProps) {
  const parts = useParts()
  return <parts.AddressField {...props} />
}

export function BlockPictureField(props: BlockPictureFieldProps) {
  const parts = useParts()
  return <parts.BlockPictureField {...props} />
}

export function ProductField(props: ProductFieldProps) {
  const parts = useParts()
  return <parts.ProductField {...props} />
}

export function ChosenProducts(props: ChosenProductsProps) {
  const parts = useParts()
  return <parts.ChosenProducts {...props} />
}

export function HtmlField(props: HtmlFieldProps) {
  const parts = useParts()
  return <parts.HtmlField {...props} />
}

export function MomentField(props: MomentFieldProps) {
  const parts = useParts()
  return <parts.MomentField {...props} />
}
