import type { ReglaDePuerta } from '../regla';

const CON_CODIGO = /<script|\son\w+\s*=|javascript:|<(?:iframe|object|embed|base|meta|link)\b/i;

export const DE_MARCO: readonly ReglaDePuerta[] = [
  {
    nombre: 'esqueleto',
    para: 'shell',
    arreglo:
      'El esqueleto es estilo y dibujo, sin código ni direcciones (shell/src/esqueleto.html)',
    *revisar({ archivos }) {
      const texto = archivos.get('esqueleto.html')?.toString('utf8');
      if (texto === undefined) {
        yield 'no viene esqueleto.html';
        return;
      }
      const hallado = CON_CODIGO.exec(texto);
      if (hallado) yield `esqueleto.html trae ${hallado[0].trim()}`;
    },
  },
  {
    nombre: 'marco-sin-entrada',
    para: 'shell',
    arreglo: 'Construya de nuevo: hashes.json nombra los archivos con que empieza el marco',
    *revisar({ lanzamiento: { indice } }) {
      if (indice.entrada.length === 0) yield 'hashes.json no dice con que archivos empieza';
    },
  },
];
