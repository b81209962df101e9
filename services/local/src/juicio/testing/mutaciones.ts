import fc from 'fast-check';

/** Texts that some type takes and others do not. */
const TEXTOS = [
  '',
  ' ',
  '\n',
  'a&#10;b',
  'x'.repeat(301),
  'x'.repeat(300),
  'x'.repeat(26),
  '0',
  '00',
  '5',
  '000',
  '-1.00',
  '+5',
  '.5',
  '5.',
  ' 5.00 ',
  '1,50',
  '1e3',
  'NaN',
  'INF',
  '1.234',
  '1.2345678',
  '999999999999.99',
  '9999999999999.99',
  '000000000000005.00',
  '１２',
  '٣',
  'ñ',
  'SI',
  '31/02/2026',
  '1/1/2026',
  'QUJD',
  'QUJ',
  'QUJD====',
  '<![CDATA[5.00]]>',
  '5<!-- -->.00',
];
const ATRIBUTOS = [
  ' orden="1"',
  ' id="comprobante"',
  ' Id="Signature"',
  ' Id="1x"',
  ' xml:lang="es"',
  ' xmlns="urn:otra"',
  ' xmlns:otra="urn:otra" otra:uno="1"',
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"',
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="otro"',
];
const SUELTOS = [
  'hola',
  '\n  ',
  '\u00a0',
  '<![CDATA[ ]]>',
  '<!-- algo -->',
  '<?algo?>',
  '<otro></otro>',
  '<moneda>DOLAR</moneda>',
  '<ds:KeyName>a</ds:KeyName>',
  '<ds:Object></ds:Object>',
  '<etsi:Otro>a</etsi:Otro>',
];

/** Where the elements of a document begin and end: without self-closing ones, as the builder writes. */
function elementosDe(xml: string): { inicio: number; abre: number; cierra: number; fin: number }[] {
  const abiertos: { inicio: number; abre: number }[] = [];
  const hechos: { inicio: number; abre: number; cierra: number; fin: number }[] = [];
  for (const marca of xml.matchAll(/<(\/?)[\w:]+[^<>]*>/g)) {
    const fin = marca.index + marca[0].length;
    if (marca[1] === '') abiertos.push({ inicio: marca.index, abre: fin });
    else {
      const abierto = abiertos.pop();
      if (abierto) hechos.push({ ...abierto, cierra: marca.index, fin });
    }
  }
  return hechos.sort((uno, otro) => uno.inicio - otro.inicio);
}

type Mutar = (xml: string, cual: number, con: number) => string;

const elegir = <Uno>(de: readonly Uno[], cual: number): Uno => {
  const uno = de[cual % de.length];
  if (uno === undefined) throw new RangeError('elegir: nothing to choose from');
  return uno;
};
const en = (xml: string, desde: number, hasta: number, nuevo: string) =>
  xml.slice(0, desde) + nuevo + xml.slice(hasta);

const MUTACIONES: Record<string, Mutar> = {
  quitar(xml, cual) {
    const { inicio, fin } = elegir(elementosDe(xml).slice(1), cual);
    return en(xml, inicio, fin, '');
  },
  repetir(xml, cual) {
    const { inicio, fin } = elegir(elementosDe(xml), cual);
    return en(xml, fin, fin, xml.slice(inicio, fin));
  },
  mover(xml, cual, con) {
    const { inicio, fin } = elegir(elementosDe(xml).slice(1), cual);
    const sin = en(xml, inicio, fin, '');
    const a = elegir(elementosDe(sin), con).inicio;
    return en(sin, a, a, xml.slice(inicio, fin));
  },
  renombrar(xml, cual, con) {
    const { inicio, fin } = elegir(elementosDe(xml), cual);
    const nombre = elegir(['otro', 'ds:otro', 'detalle', 'valor', 'ds:KeyInfo'], con);
    const nuevo = xml
      .slice(inicio, fin)
      .replace(/^<[\w:]+/, `<${nombre}`)
      .replace(/[\w:]+>$/, `${nombre}>`);
    return en(xml, inicio, fin, nuevo);
  },
  escribir(xml, cual, con) {
    const { abre, cierra } = elegir(elementosDe(xml), cual);
    return en(xml, abre, cierra, elegir(TEXTOS, con));
  },
  escribirHoja(xml, cual, con) {
    const hojas = elementosDe(xml).filter(
      ({ abre, cierra }) => !xml.slice(abre, cierra).includes('<'),
    );
    const { abre, cierra } = elegir(hojas, cual);
    return en(xml, abre, cierra, elegir(TEXTOS, con));
  },
  ponerAtributo(xml, cual, con) {
    const { abre } = elegir(elementosDe(xml), cual);
    return en(xml, abre - 1, abre - 1, elegir(ATRIBUTOS, con));
  },
  cambiarAtributo(xml, cual, con) {
    const atributos = [...xml.slice(40).matchAll(/ ([\w:]+)="([^"]*)"/g)];
    const uno = elegir(atributos, cual);
    const desde = 40 + uno.index;
    const nuevo = elegir(
      ['', ` ${uno[1]}=""`, ` ${uno[1]}="%%%"`, ` ${uno[1]}="${'x'.repeat(301)}"`],
      con,
    );
    return en(xml, desde, desde + uno[0].length, nuevo);
  },
  soltar(xml, cual, con) {
    const { abre, fin } = elegir(elementosDe(xml), cual);
    const donde = con % 2 === 0 ? abre : fin;
    return en(xml, donde, donde, elegir(SUELTOS, con >> 1));
  },
};

/** One to three changes of any kind, anywhere. */
export const mutado = (originales: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...originales),
      fc.array(
        fc.tuple(
          fc.constantFrom(...Object.keys(MUTACIONES)),
          fc.nat({ max: 9_999 }),
          fc.nat({ max: 9_999 }),
        ),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([xml, cambios]) =>
      cambios.reduce((antes, [que, cual, con]) => {
        const mutar = MUTACIONES[que];
        return mutar && elementosDe(antes).length > 9 ? mutar(antes, cual, con) : antes;
      }, xml),
    );
