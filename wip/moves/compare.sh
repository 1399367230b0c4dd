# compare.sh BEFORE AFTER (checkouts with a build): client chunks by name without hash
sizes() { (cd "$1/build/client/assets" && for f in *; do n=$(echo "$f" | sed -E 's/-[A-Za-z0-9_-]{8}\.([a-z0-9]+)$/.\1/'); echo "$n $(stat -c %s "$f") $(gzip -9c "$f" | wc -c)"; done | sort); }
sizes $1 > ./h17a-before.txt; sizes $2 > ./h17a-after.txt
wc -l ./h17a-before.txt ./h17a-after.txt; diff ./h17a-before.txt ./h17a-after.txt
awk '{a+=$2;g+=$3} END{print FILENAME,a,g}' ./h17a-before.txt; awk '{a+=$2;g+=$3} END{print FILENAME,a,g}' ./h17a-after.txt
