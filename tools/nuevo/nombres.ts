/** Every name a template may ask for. */
export type Nombres = Readonly<Record<string, string>>;

const mayuscula = (palabra: string) => palabra.charAt(0).toUpperCase() + palabra.slice(1);

/** 'cierres' -> 'cierre', 'reservaciones' -> 'reservacion', 'mermas' -> 'merma': as most Spanish nouns of the trade do. */
export function singularDe(plural: string): string {
  if (/(ion|or|al|ad|el)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, '');
}

/** Every name a screen's files need, from its plural ('anticipos') and its remote ('remote-caja'). */
export function nombresDePantalla({
  remote,
  plural,
  singular = singularDe(plural),
  titulo = plural,
  migracion,
}: {
  remote: string;
  plural: string;
  singular?: string | undefined;
  titulo?: string | undefined;
  migracion: string;
}) {
  const area = remote.replace('remote-', '');
  const Singular = mayuscula(singular);
  const Plural = mayuscula(plural);
  const fila = (llamada: string) => llamada.padEnd(22);
  return {
    remote,
    area,
    plural,
    Plural,
    singular,
    Singular,
    migracion,
    titulo,
    Titulo: mayuscula(titulo),
    etiqueta: singular,
    Etiqueta: Singular,
    area_ancha: 'area'.padEnd(area.length),
    llamada: fila('llamada'),
    listar: fila(`listar${Plural}`),
    crear: fila(`crear${Singular}`),
    editar: fila(`editar${Singular}`),
    eliminar: fila(`eliminar${Singular}`),
  };
}

/** '__plural__' and the like, in a text or a path, by their names; one that is not known is a mistake in a template. */
export function rellenar(texto: string, nombres: Nombres): string {
  return texto.replace(/__([A-Za-z]+(?:_[a-z]+)?)__/g, (_, nombre: string) => {
    const valor = nombres[nombre];
    if (valor === undefined) throw new Error(`nuevo: no name '${nombre}'`);
    return valor;
  });
}
