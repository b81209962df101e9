type VariosChipsProps<Valor> = {
  /** Given by its field. */
  id?: string;
  value?: readonly Valor[];
  onChange?: (elegidos: readonly Valor[]) => void;
  etiqueta: string;
  opciones: readonly { valor: Valor; texto: string }[];
};

/** Several of a few, each pressed or not. */
export function VariosChips<Valor extends string | number>(props: VariosChipsProps<Valor>) {
  const { id, value = [], onChange, etiqueta, opciones } = props;
  const cambiar = (valor: Valor) =>
    onChange?.(
      opciones
        .map((opcion) => opcion.valor)
        .filter((otro) => (otro === valor ? !value.includes(valor) : value.includes(otro))),
    );
  return (
    <div id={id} className="ui-segmentos" role="group" aria-label={etiqueta}>
      {opciones.map(({ valor, texto }) => (
        <button
          key={valor}
          type="button"
          aria-pressed={value.includes(valor)}
          onClick={() => cambiar(valor)}
        >
          {texto}
        </button>
      ))}
    </div>
  );
}
