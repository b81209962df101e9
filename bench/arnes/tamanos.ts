// The sizes of a bench: short, whole, or as they are given (--ventas=200000).
export type Pedido = {
  corta: boolean;
  /** By the name of the size, as it was written. */
  dados: Readonly<Record<string, string>>;
};

type Dos<Valor> = { corta: Valor; entera: Valor };

export type Tamanos = {
  numero: (nombre: string, suyo: Dos<number>) => number;
  numeros: (nombre: string, suyos: Dos<readonly number[]>) => readonly number[];
  texto: (nombre: string) => string | undefined;
  /** The sizes that were asked for. */
  leidos: () => ReadonlySet<string>;
};

export function crearTamanos({ corta, dados }: Pedido): Tamanos {
  const leidos = new Set<string>();
  const dado = (nombre: string): string | undefined => {
    leidos.add(nombre);
    return dados[nombre];
  };
  const elegido = <Valor>(dos: Dos<Valor>): Valor => (corta ? dos.corta : dos.entera);
  return {
    numero: (nombre, suyo) => {
      const texto = dado(nombre);
      return texto === undefined ? elegido(suyo) : aNumero(nombre, texto);
    },
    numeros: (nombre, suyos) => {
      const texto = dado(nombre);
      if (texto === undefined) return elegido(suyos);
      return texto.split(',').map((uno) => aNumero(nombre, uno));
    },
    texto: dado,
    leidos: () => leidos,
  };
}

function aNumero(nombre: string, texto: string): number {
  const numero = Number(texto);
  if (texto.trim() === '' || !Number.isFinite(numero) || numero < 0)
    throw new Error(`--${nombre}=${texto}: se espera un número`);
  return numero;
}
