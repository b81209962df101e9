const mayuscula = (palabra) => palabra[0].toUpperCase() + palabra.slice(1);

/** 'cierres' -> 'cierre', 'reservaciones' -> 'reservacion', 'mermas' -> 'merma': as most Spanish nouns of the trade do. */
export function singularDe(plural) {
  if (/(ion|or|al|ad|el)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, '');
}

/** Every name a screen's files need, from its plural ('anticipos') and its remote ('remote-caja'). */
export function nombresDe({
  remote,
  plural,
  singular = singularDe(plural),
  titulo = plural,
  migracion,
}) {
  const area = remote.replace('remote-', '');
  const Singular = mayuscula(singular);
  const Plural = mayuscula(plural);
  const fila = (llamada) => llamada.padEnd(22);
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
    area_ancha: area.padEnd(7),
    listar: fila(`listar${Plural}`),
    crear: fila(`crear${Singular}`),
    editar: fila(`editar${Singular}`),
    eliminar: fila(`eliminar${Singular}`),
  };
}

/** '__plural__' and the like, in a text or a path, by their names; one that is not known is a mistake in a template. */
export function rellenar(texto, nombres) {
  return texto.replace(/__([A-Za-z]+(?:_[a-z]+)?)__/g, (_, nombre) => {
    if (nombres[nombre] === undefined) throw new Error(`nuevo: no name '${nombre}'`);
    return nombres[nombre];
  });
}
