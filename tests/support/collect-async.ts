/** Everything that comes, once all of it is there. */
export async function collectAsync<Item>(items: AsyncIterable<Item>) {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
