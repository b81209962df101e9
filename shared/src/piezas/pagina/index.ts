type Sucesos = WindowEventMap & DocumentEventMap;

type Donde = AddEventListenerOptions & { en?: Window | Document };

/**
 * Listens at the whole page until the function it answers is called, which an effect returns: `useEffect(() => escuchar('keydown', oir),
 * [])`. What a screen listens to it lets go of as it leaves; a page does not hear it then in any case (docs/adr/0063).
 */
export function escuchar<Tipo extends keyof Sucesos>(
  tipo: Tipo,
  oir: (suceso: Sucesos[Tipo]) => void,
  { en = window, ...como }: Donde = {},
): () => void {
  const oye = (suceso: Event) => oir(suceso as Sucesos[Tipo]); // of this type, by its name
  en.addEventListener(tipo, oye, como);
  return () => en.removeEventListener(tipo, oye, como);
}

/** Does it every so often, until the function it answers is called. */
export function cada(ms: number, hacer: () => void): () => void {
  const reloj = setInterval(hacer, ms);
  return () => clearInterval(reloj);
}
