/** A statement as the rules read it: lower case, single spaces, no comments, and no text within quotes. */
export type Sentencia = { texto: string; cuerpos: readonly string[] };

/** A comment, a dollar-quoted body, a text within quotes, or a semicolon between statements. */
const PIEZA = /--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$([\s\S]*?)\$\1\$|'(?:[^']|'')*'|;/g;

/** The statements of a file. Dollar-quoted bodies are not statements; they stand apart, for who looks into them. */
export function sentenciasDe(archivo: string): Sentencia[] {
  const sentencias: { texto: string; cuerpos: string[] }[] = [{ texto: '', cuerpos: [] }];
  let desde = 0;
  const agregar = (texto: string) => {
    const ultima = sentencias.at(-1);
    if (ultima) ultima.texto += texto;
  };
  for (const hallada of archivo.matchAll(PIEZA)) {
    const [pieza, , cuerpo] = hallada;
    agregar(archivo.slice(desde, hallada.index));
    desde = hallada.index + pieza.length;
    if (pieza === ';') sentencias.push({ texto: '', cuerpos: [] });
    else if (cuerpo !== undefined) sentencias.at(-1)?.cuerpos.push(cuerpo);
    else agregar(pieza.startsWith("'") ? "''" : ' ');
  }
  agregar(archivo.slice(desde));
  return sentencias
    .map(({ texto, cuerpos }) => ({
      cuerpos,
      texto: texto.toLowerCase().replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ texto }) => texto !== '');
}

/** What an `alter table` does, one by one: its parts between commas that stand in no parentheses. */
export function partesDe(texto: string): string[] {
  const partes = [''];
  let hondo = 0;
  for (const signo of texto) {
    if (signo === '(') hondo++;
    if (signo === ')') hondo--;
    if (signo === ',' && hondo === 0) partes.push('');
    else partes.push((partes.pop() ?? '') + signo);
  }
  return partes.map((parte) => parte.trim());
}
