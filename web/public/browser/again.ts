const pauseMs = 800;

/** Loads what the line may have lost, once more after a moment; rejects when it is lost again. */
export async function again<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((done) => setTimeout(done, pauseMs));
    return load();
  }
}
