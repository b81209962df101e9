import { Opciones } from '../opciones';

type ExistentesDeListaProps<V extends string> = {
  etiqueta: string;
  /** How many are there already, and what is asked about them. */
  pregunta: string;
  valores: readonly V[];
  textos: Readonly<Record<V, string>>;
  elegido: V | null;
  onElegir: (valor: V) => void;
};

/** What becomes of what is there already is said, never guessed. */
export function ExistentesDeLista<V extends string>(props: ExistentesDeListaProps<V>) {
  const { etiqueta, pregunta, valores, textos, elegido, onElegir } = props;
  return (
    <div>
      <p>{pregunta}</p>
      <Opciones
        etiqueta={etiqueta}
        opciones={valores.map((valor) => ({ valor, texto: textos[valor] }))}
        elegida={elegido}
        onElegir={onElegir}
        enFilas
      />
    </div>
  );
}
