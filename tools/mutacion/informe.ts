// What Stryker found, as people read it.
import { readFileSync } from 'node:fs';

type Punto = { line: number; column: number };
type Mutante = {
  mutatorName: string;
  replacement: string;
  location: { start: Punto; end: Punto };
  status:
    | 'Killed'
    | 'Survived'
    | 'NoCoverage'
    | 'Timeout'
    | 'RuntimeError'
    | 'CompileError'
    | 'Ignored';
};
type Informe = { files: Record<string, { source: string; mutants: Mutante[] }> };

/** One that no test noticed: what stood there and what stands there now, each in one line. */
export type Vivo = { archivo: string; linea: number; antes: string; despues: string };
/** `lentos`: those of the dead that only came to no end. */
export type Cuenta = { mutantes: number; muertos: number; lentos: number; vivos: Vivo[] };

const enUnaLinea = (texto: string) => texto.replace(/\s+/g, ' ').trim();

function trozo(fuente: string, { start, end }: Mutante['location']): string {
  const lineas = fuente.split('\n').slice(start.line - 1, end.line);
  const ultima = lineas.length - 1;
  return lineas
    .map((linea, i) =>
      linea.slice(i === 0 ? start.column - 1 : 0, i === ultima ? end.column - 1 : undefined),
    )
    .join('\n');
}

/** Those that a program could not even load with are neither dead nor alive. */
export function leerInforme(ruta: string): Cuenta {
  const { files } = JSON.parse(readFileSync(ruta, 'utf8')) as Informe;
  const cuenta: Cuenta = { mutantes: 0, muertos: 0, lentos: 0, vivos: [] };
  for (const [archivo, { source, mutants }] of Object.entries(files))
    for (const { status, location, replacement } of mutants) {
      if (!['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status)) continue;
      cuenta.mutantes += 1;
      if (status === 'Timeout') cuenta.lentos += 1;
      if (status === 'Killed' || status === 'Timeout') cuenta.muertos += 1;
      else
        cuenta.vivos.push({
          archivo,
          linea: location.start.line,
          antes: enUnaLinea(trozo(source, location)),
          despues: enUnaLinea(replacement),
        });
    }
  return cuenta;
}

export function sumarCuentas(cuentas: readonly Cuenta[]): Cuenta {
  return {
    mutantes: cuentas.reduce((suma, { mutantes }) => suma + mutantes, 0),
    muertos: cuentas.reduce((suma, { muertos }) => suma + muertos, 0),
    lentos: cuentas.reduce((suma, { lentos }) => suma + lentos, 0),
    vivos: cuentas.flatMap(({ vivos }) => vivos),
  };
}
