type Espera<Pedido, Resultado> = {
  pedido: Pedido;
  cumplir: (resultado: Resultado) => void;
  fallar: (error: unknown) => void;
};

type Opciones<Pedido, Resultado> = {
  /** Does all of them or none; answers in their order. */
  hacer: (pedidos: readonly [Pedido, ...Pedido[]]) => Promise<readonly Resultado[]>;
  /** How many go together at most. */
  maximo: number;
};

/**
 * Asks of one group that come while another of it is being done are done together, in the order they came: what each would
 * wait for alone (a row's lock, a commit) they wait for once. One that fails is told alone, and spoils no other.
 */
export function porTandas<Pedido, Resultado>({ hacer, maximo }: Opciones<Pedido, Resultado>) {
  type Una = Espera<Pedido, Resultado>;
  /** A group is here while somebody does its asks. */
  const colas = new Map<string, Una[]>();

  async function atender([primera, ...otras]: readonly Una[]): Promise<void> {
    if (!primera) return;
    const tanda = [primera, ...otras];
    try {
      const resultados = await hacer([primera.pedido, ...otras.map(({ pedido }) => pedido)]);
      for (const [i, una] of tanda.entries()) una.cumplir(resultados[i] as Resultado); // one for each, in order
    } catch (error) {
      if (otras.length === 0) primera.fallar(error);
      else for (const una of tanda) await atender([una]);
    }
  }

  async function vaciar(grupo: string, cola: Una[]): Promise<void> {
    while (cola.length > 0) await atender(cola.splice(0, maximo));
    colas.delete(grupo);
  }

  return (grupo: string, pedido: Pedido): Promise<Resultado> =>
    new Promise((cumplir, fallar) => {
      const una = { pedido, cumplir, fallar };
      const cola = colas.get(grupo);
      if (cola) {
        cola.push(una);
        return;
      }
      const nueva = [una];
      colas.set(grupo, nueva);
      void vaciar(grupo, nueva);
    });
}
