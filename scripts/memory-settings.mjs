/**
 * Only glibc's allocator reads these. A buffer of 128 KiB or more is mapped separately and returned
 * to the system when it is freed. Without the setting the limit climbs to 32 MiB with the sizes
 * that are freed, and after slow and endless clients the process stays 200 to 300 MB larger.
 */
export const memorySettings = {
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * For V8. Young objects take 12 MB at most: left to itself it grows to 48 MB under load and keeps
 * them, 100 MB more of a process, for about a tenth less processor time an answer. What lives longer
 * is cleaned up once it has grown by a fifth: by itself V8 waits until it has doubled or more, and the
 * CRM's answers leave 100 to 170 MB of garbage. It costs their calls a third more processor time,
 * pages and applications none that could be measured.
 */
export const memoryFlags = ['--max-semi-space-size=4', '--heap-growing-percent=20'];
