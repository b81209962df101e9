// Several commands, two at a time: silent where all is well.

export interface Tarea {
  nombre: string;
  hacer: () => Promise<{ codigo: number; texto: string }>;
}

const A_LA_VEZ = 2;

/** Says of each how it went; answers what those said that failed. The longest should come first. */
export async function correrTareas(tareas: readonly Tarea[]): Promise<string[]> {
  const cola = tareas.values();
  const fallidas: string[] = [];
  const obrero = async () => {
    for (const { nombre, hacer } of cola) {
      const inicio = performance.now();
      const { codigo, texto } = await hacer();
      const segundos = ((performance.now() - inicio) / 1000).toFixed(0);
      console.log(`  ${codigo === 0 ? 'bien' : 'MAL '} ${nombre} (${segundos} s)`);
      if (codigo !== 0) fallidas.push(`--- ${nombre}\n${texto.slice(0, 20_000)}`);
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, obrero));
  return fallidas;
}
