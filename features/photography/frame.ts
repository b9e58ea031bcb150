/** Every item is shown in a frame of one size, so that nothing around it moves. */
export const frame = "aspect-[3/2] max-h-[78vh] w-full";
